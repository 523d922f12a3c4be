import type { Country } from './countries.js';
import type { Dice } from './dice.js';
import { names } from './names.js';

export interface Person {
  readonly firstNames: string;
  readonly lastNames: string;
  /** `1961-00-00` where nobody knows the day: some documents say so. */
  readonly birthDate: string;
  readonly sex: 'F' | 'M' | 'X';
  readonly nationality: Country;
  readonly placeOfBirth: string;
}

export function personOf(dice: Dice, nationality: Country): Person {
  const culture = names[nationality.culture];
  const sex = dice.weighed({ F: 49, M: 49, X: 2 });
  const given: readonly string[] = sex === 'F' ? culture.she : culture.he;
  const families: readonly string[] = culture.family;
  const count = dice.chance(culture.twoFamilies) ? 2 : 1;
  const more = dice.weighed({ none: 75, one: 20, two: 5 });
  const first = Array.from({ length: { none: 1, one: 2, two: 3 }[more] }, () => dice.oneOf(given));
  return {
    firstNames: [...new Set(first)].join(' '),
    lastNames: [...new Set(Array.from({ length: count }, () => dice.oneOf(families)))].join(culture.joint),
    birthDate: dayBetween(dice, '1945-01-01', '2006-12-31'),
    sex,
    nationality,
    placeOfBirth: dice.oneOf<string>(culture.places),
  };
}

export function dayBetween(dice: Dice, from: string, to: string): string {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  return new Date(first + Math.floor(dice.next() * (last - first + 86_400_000))).toISOString().slice(0, 10);
}
