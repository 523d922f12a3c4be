import type { Dice } from './dice.js';
import type { Person } from './person.js';
import { transliterated } from './mrz-writer.js';

/** A state or province that issues licences with a PDF417 on the back. */
export interface Jurisdiction {
  readonly code: string;
  readonly name: string;
  readonly country: 'US' | 'CA';
  /** By which the standard of AAMVA knows it. */
  readonly issuer: string;
  readonly number: string;
  readonly city: string;
}

export const jurisdictions: readonly Jurisdiction[] = [
  state('CA', 'California', '636014', 'LDDDDDDD', 'Sacramento'),
  state('NY', 'New York', '636001', 'DDDDDDDDD', 'Albany'),
  state('TX', 'Texas', '636015', 'DDDDDDDD', 'Austin'),
  state('FL', 'Florida', '636010', 'LDDDDDDDDDDDD', 'Miami'),
  state('IL', 'Illinois', '636035', 'LDDDDDDDDDDD', 'Chicago'),
  state('PA', 'Pennsylvania', '636025', 'DDDDDDDD', 'Harrisburg'),
  state('OH', 'Ohio', '636023', 'LLDDDDDD', 'Columbus'),
  state('NJ', 'New Jersey', '636036', 'LDDDDDDDDDDDDDD', 'Trenton'),
  state('MI', 'Michigan', '636032', 'L DDD DDD DDD DDD', 'Lansing'),
  state('WA', 'Washington', '636045', 'WPLXXXXXXDDX', 'Olympia'),
  state('VA', 'Virginia', '636000', 'LDDDDDDDD', 'Richmond'),
  state('CO', 'Colorado', '636020', 'DD-DDD-DDDD', 'Denver'),
  { ...state('ON', 'Ontario', '636012', 'LDDDD-DDDDD-DDDDD', 'Ottawa'), country: 'CA' as const },
  { ...state('BC', 'British Columbia', '636028', 'DDDDDDD', 'Victoria'), country: 'CA' as const },
  { ...state('AB', 'Alberta', '604432', 'DDDDDD-DDD', 'Calgary'), country: 'CA' as const },
  { ...state('NS', 'Nova Scotia', '636013', 'LLLLLDDDDDDDDD', 'Halifax'), country: 'CA' as const },
];

export interface Licence {
  readonly kind: 'driverLicense' | 'stateId';
  readonly jurisdiction: Jurisdiction;
  readonly person: Person;
  readonly number: string;
  readonly issuedOn: string;
  readonly expiresOn: string;
}

/** What the barcode says, by the card design standard of AAMVA, in one of its editions. */
export function licencePayload(licence: Licence, dice: Dice): string {
  const { jurisdiction, kind } = licence;
  const version = dice.oneOf([3, 4, 6, 7, 8, 8, 9, 10, 10]);
  const type = kind === 'driverLicense' ? 'DL' : 'ID';
  const own = `Z${jurisdiction.code.charAt(0)}`;
  const main = `${type}${elementsOf(licence, version, dice).join('\n')}\r`;
  const extra = `${own}${own}A${dice.like('DDDDDDDD')}\n${own}B${dice.like('XXXX')}\r`;
  const count = dice.chance(0.6) ? 2 : 1;
  const start = 21 + 10 * count;
  const designators =
    designator(type, start, main.length) + (count === 2 ? designator(own, start + main.length, extra.length) : '');
  const head = `@\n\x1e\rANSI ${jurisdiction.issuer}${two(version)}${two(dice.whole(0, 4))}${two(count)}`;
  return head + designators + main + (count === 2 ? extra : '');
}

/** In capitals without marks, as the standard has it; hyphens and apostrophes stay. */
export function licenceName(name: string): string {
  return name
    .split(/([-' ])/)
    .map((part) => (/^[-' ]$/.test(part) ? part : transliterated(part, true)))
    .join('');
}

function elementsOf({ jurisdiction, person, number, ...licence }: Licence, version: number, dice: Dice): string[] {
  const [first = '', ...middle] = licenceName(person.firstNames).split(' ');
  const date = (day: string): string => dateFor(jurisdiction.country, day);
  const isCanadian = jurisdiction.country === 'CA';
  const postal = isCanadian ? dice.like('LDLDLD') : dice.like('DDDDD0000');
  const elements = [
    `DCS${licenceName(person.lastNames)}`,
    ...(version < 4 ? [`DCT${[first, ...middle].join(',')}`] : [`DAC${first}`, `DAD${middle.join(',') || 'NONE'}`]),
    `DBD${date(licence.issuedOn)}`,
    `DBB${date(person.birthDate)}`,
    `DBA${date(licence.expiresOn)}`,
    `DBC${{ M: 1, F: 2, X: 9 }[person.sex]}`,
    `DAY${dice.oneOf(['BRO', 'BLU', 'GRN', 'HAZ', 'BLK'])}`,
    isCanadian ? `DAU${dice.whole(150, 199)} cm` : `DAU0${dice.whole(58, 79)} IN`,
    `DAG${dice.whole(1, 9999)} ${dice.oneOf(['MAIN ST', 'OAK AVENUE', 'BROADWAY APT 12', 'LAKE SHORE DR'])}`,
    `DAI${jurisdiction.city.toUpperCase()}`,
    `DAJ${jurisdiction.code}`,
    `DAK${postal.padEnd(11)}`,
    `DCF${dice.like('DDDDXXXXDDDD')}`,
    `DCG${isCanadian ? 'CAN' : 'USA'}`,
    ...(licence.kind === 'driverLicense' ? ['DCAC', 'DCBNONE', 'DCDNONE'] : []),
    ...(version < 4 ? [] : ['DDEN', 'DDFN', 'DDGN']),
    ...(dice.chance(0.5) ? [`DAZ${dice.oneOf(['BRO', 'BLK', 'BLN'])}`, `DCK${dice.like('DDDDDDDDDDDDDD')}`] : []),
    ...(version >= 8 ? [`DDA${dice.oneOf(['F', 'N'])}`, `DDB${date('2018-07-16')}`, 'DDK1'] : []),
  ];
  // The number comes first, or somewhere: the standard leaves it open.
  const place = dice.chance(0.5) ? 0 : dice.whole(0, elements.length);
  return [...elements.slice(0, place), `DAQ${number}`, ...elements.slice(place)];
}

function dateFor(country: 'US' | 'CA', day: string): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return country === 'CA' ? year + month + date : month + date + year;
}

function designator(type: string, offset: number, length: number): string {
  return type + String(offset).padStart(4, '0') + String(length).padStart(4, '0');
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

function state(...[code, name, issuer, number, city]: [string, string, string, string, string]): Jurisdiction {
  return { code, name, country: 'US', issuer, number, city };
}
