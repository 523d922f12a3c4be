const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** As publishers write them where Unicode has another name. */
const otherwise: Readonly<Record<string, string>> = {
  'korea, north': 'KP',
  "democratic people's republic of korea": 'KP',
  'korea, south': 'KR',
  'republic of korea': 'KR',
  burma: 'MM',
  myanmar: 'MM',
  'russian federation': 'RU',
  'iran (islamic republic of)': 'IR',
  'islamic republic of iran': 'IR',
  'syrian arab republic': 'SY',
  'congo, democratic republic of the': 'CD',
  'democratic republic of the congo': 'CD',
  'congo, republic of the': 'CG',
  "cote d'ivoire": 'CI',
  turkey: 'TR',
  palestinian: 'PS',
  'west bank': 'PS',
  'united states of america': 'US',
  'united republic of tanzania': 'TZ',
  'bosnia and herzegovina': 'BA',
  'trinidad and tobago': 'TT',
  'czech republic': 'CZ',
  'moldova, republic of': 'MD',
  'venezuela (bolivarian republic of)': 'VE',
};

const codes = new Map<string, string>([
  ...letters.flatMap((first) =>
    letters.flatMap((second): [string, string][] => {
      const name = names.of(first + second);
      return name === undefined ? [] : [[name.toLowerCase(), first + second]];
    }),
  ),
  ...Object.entries(otherwise),
]);

/** The codes of countries that are named, without those that nobody knows: a country alone decides nothing. */
export function countryCodes(named: readonly string[]): string[] {
  const found = named.flatMap((text) => {
    const plain = text.trim().toLowerCase();
    const code = /^[a-z]{2}$/.test(plain) ? plain.toUpperCase() : codes.get(plain);
    return code === undefined ? [] : [code];
  });
  return [...new Set(found)];
}
