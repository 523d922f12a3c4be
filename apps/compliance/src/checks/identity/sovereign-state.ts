/** Passports name the state, while people may type the territory that they come from. */
const territories: Readonly<Record<string, readonly string[]>> = {
  MA: ['EH'],
  CN: ['HK', 'MO'],
  US: ['PR', 'GU', 'VI', 'AS', 'MP', 'UM'],
  DK: ['GL', 'FO'],
  FR: ['RE', 'GP', 'MQ', 'GF', 'YT', 'NC', 'PF', 'PM', 'WF', 'BL', 'MF', 'TF'],
  NL: ['AW', 'CW', 'SX', 'BQ'],
  GB: ['BM', 'KY', 'GI', 'VG', 'AI', 'FK', 'MS', 'SH', 'TC', 'PN', 'IO', 'IM', 'JE', 'GG'],
  FI: ['AX'],
  NO: ['SJ', 'BV'],
  AU: ['CX', 'CC', 'NF', 'HM'],
  NZ: ['CK', 'NU', 'TK'],
};

const states = new Map(Object.entries(territories).flatMap(([state, all]) => all.map((one) => [one, state] as const)));

/** Alpha-2: `CN` for `HK`, and a state for itself. */
export function sovereignStateOf(country: string): string {
  return states.get(country) ?? country;
}
