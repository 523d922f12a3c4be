import type { Dice } from './dice.js';
import type { SpecimenKind } from './kinds.js';

/** What is wrong with a case on purpose, and by which failure it has to be found. */
export const faults = {
  expired: 'EXPIRED_DOCUMENT',
  otherNumber: 'INCONSISTENT_DATA',
  otherBirthDate: 'INCONSISTENT_DATA',
  otherNationality: 'INCONSISTENT_DATA',
  otherName: 'INCONSISTENT_DATA',
  /** A document of another kind is shown than was typed. */
  wrongKind: 'INCORRECT_DOCUMENT',
  /** Nobody could read it. */
  unreadable: 'POOR_QUALITY',
  /** Two photographs of the same side, as front and back. */
  sameSideTwice: 'INCORRECT_DOCUMENT',
} as const;
export type Fault = keyof typeof faults;

interface Shown {
  readonly kind: SpecimenKind;
  readonly hasMrz: boolean;
  readonly tellsNationality: boolean;
  readonly hasBarcode: boolean;
  readonly expires: boolean;
  readonly sides: number;
}

/** The faults that can be found on such a document: without machine-readable data, nothing is compared. */
export function possibleFaults({ hasMrz, hasBarcode, sides, kind, ...shown }: Shown): readonly Fault[] {
  const isRead = hasMrz || hasBarcode;
  return [
    ...(isRead && shown.expires ? (['expired'] as const) : []),
    ...(isRead ? (['otherNumber', 'otherBirthDate', 'otherName'] as const) : []),
    ...(shown.tellsNationality ? (['otherNationality'] as const) : []),
    ...(hasMrz || kind === 'driverLicense' ? (['wrongKind'] as const) : []),
    'unreadable',
    ...(sides === 2 ? (['sameSideTwice'] as const) : []),
  ];
}

/** A digit mistyped, two of them exchanged, or another number altogether. */
export function otherNumber(number: string, dice: Dice): string {
  const digits = [...number].flatMap((character, index) => (/\d/.test(character) ? [index] : []));
  const how = dice.weighed({ digit: 4, exchange: 3, all: 3 });
  const [first, second] = [dice.oneOf(digits), digits.find((at) => number[at] !== number[digits[0] ?? 0])];
  const start = digits[0] ?? 0;
  if (how === 'exchange' && second !== undefined) return exchanged(number, start, second);
  const altered = (digit: string): string => String((Number(digit) + dice.whole(1, 9)) % 10);
  return [...number]
    .map((character, at) => (/\d/.test(character) && (how === 'all' || at === first) ? altered(character) : character))
    .join('');
}

/** Another year, another day, or day and month exchanged. */
export function otherBirthDate(date: string, dice: Dice): string {
  const [year = '', month = '', day = ''] = date.split('-');
  const canSwap = Number(day) <= 12 && day !== month && day !== '00';
  const how = dice.weighed({ swapped: canSwap ? 5 : 0, year: 3, day: day === '00' ? 0 : 3 });
  if (how === 'swapped') return `${year}-${day}-${month}`;
  if (how === 'year')
    return `${Number(year) - dice.whole(1, 9)}-${filled(month)}-${filled(day)}`.replace('02-29', '02-28');
  return `${year}-${month}-${String((Number(day) % 28) + 1).padStart(2, '0')}`;
}

/** Where nobody knows a month or a day, people write the first. */
export function filled(part: string): string {
  return part === '00' ? '01' : part;
}

function exchanged(text: string, one: number, other: number): string {
  const characters = [...text];
  [characters[one], characters[other]] = [characters[other] ?? '', characters[one] ?? ''];
  return characters.join('');
}
