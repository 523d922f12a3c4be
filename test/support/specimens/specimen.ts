import { type Country, countries, countryOf } from './countries.js';
import { Dice } from './dice.js';
import { names } from './names.js';
import { zoneLines, type ZoneLayout } from './zone-writer.js';

export interface Person {
  readonly firstNames: string;
  readonly lastNames: string;
  readonly birthDate: string;
  readonly sex: 'F' | 'M' | 'X';
  readonly nationality: Country;
  readonly placeOfBirth: string;
}

export type Side = 'front' | 'back';

/** A document that nobody ever issued. */
export interface Specimen {
  readonly seed: number;
  /** As an attestation names it. */
  readonly kind: SpecimenKind;
  readonly country: Country;
  readonly person: Person;
  /** As it is printed, and as somebody would type it. */
  readonly number: string;
  readonly issuedOn: string;
  readonly expiresOn: string;
  readonly sides: readonly Side[];
  readonly zone: { readonly layout: ZoneLayout; readonly side: Side; readonly lines: readonly string[] } | undefined;
}

export const specimenKinds = ['passport', 'nationalId', 'residencePermit'] as const;
export type SpecimenKind = (typeof specimenKinds)[number];

export interface Wishes {
  readonly kind?: SpecimenKind;
  /** Alpha-2. */
  readonly country?: string;
  /** It expired before the day it is looked at. */
  readonly isExpired?: boolean;
}

/**
 * Drawn for this day: what is valid was issued before it and is valid for years after it, so that a specimen says the
 * same whenever it is looked at.
 */
export const drawnFor = '2026-11-01';

export function specimenOf(seed: number, wishes: Wishes = {}): Specimen {
  const dice = new Dice(seed, 'specimen');
  const kind = wishes.kind ?? dice.named('kind').oneOf(specimenKinds);
  const country = wishes.country === undefined ? dice.named('country').oneOf(countries) : countryOf(wishes.country);
  const isForeigner = kind === 'residencePermit';
  const person = personOf(dice.named('person'), isForeigner ? dice.named('foreign').oneOf(countries) : country);
  const number = dice.named('number').like(kind === 'passport' ? country.passport : country.card);
  const dates = datesOf(dice.named('dates'), wishes.isExpired ?? false);
  const known = { seed, kind, country, person, number, ...dates };
  return {
    ...known,
    sides: kind === 'passport' ? ['front'] : ['front', 'back'],
    zone: zoneOf(known, dice.named('zone')),
  };
}

function personOf(dice: Dice, nationality: Country): Person {
  const culture = names[nationality.culture];
  const sex = dice.weighed({ F: 49, M: 49, X: 2 });
  const given = sex === 'F' ? culture.she : culture.he;
  const lastNames = dice.chance(culture.twoFamilies)
    ? `${dice.oneOf<string>(culture.family)}${culture.joint}${dice.oneOf<string>(culture.family)}`
    : dice.oneOf<string>(culture.family);
  const more = dice.chance(0.2) ? ` ${dice.oneOf<string>(given)}` : '';
  return {
    firstNames: dice.oneOf<string>(given) + more,
    lastNames,
    birthDate: dayBetween(dice, '1945-01-01', '2006-12-31'),
    sex,
    nationality,
    placeOfBirth: dice.oneOf<string>(culture.places),
  };
}

function datesOf(dice: Dice, isExpired: boolean): { issuedOn: string; expiresOn: string } {
  const issuedOn = isExpired
    ? dayBetween(dice, '2011-01-01', '2016-06-30')
    : dayBetween(dice, '2022-01-01', '2026-09-30');
  const years = isExpired ? dice.oneOf([5, 6, 8]) : 10;
  const expiresOn = `${Number(issuedOn.slice(0, 4)) + years}${issuedOn.slice(4)}`;
  return { issuedOn, expiresOn: expiresOn.endsWith('02-29') ? expiresOn.replace('02-29', '02-28') : expiresOn };
}

function zoneOf(
  { kind, country, person, number, expiresOn }: Omit<Specimen, 'zone' | 'sides'>,
  dice: Dice,
): Specimen['zone'] {
  const layout = kind === 'passport' ? 'TD3' : 'TD1';
  const codes = { passport: 'P', nationalId: dice.oneOf(['I', 'ID']), residencePermit: dice.oneOf(['IR', 'AR']) };
  const national = country.nationalNumber === undefined ? undefined : dice.like(country.nationalNumber);
  const lines = zoneLines({
    ...{ layout, code: codes[kind], issuer: country.issuer, number, expiresOn },
    ...{ lastNames: person.lastNames, firstNames: person.firstNames, birthDate: person.birthDate, sex: person.sex },
    nationality: person.nationality.issuer,
    ...(national === undefined ? {} : { optional: national }),
    plainUmlauts: country.plainUmlauts ?? false,
  });
  return { layout, side: kind === 'passport' ? 'front' : 'back', lines };
}

function dayBetween(dice: Dice, from: string, to: string): string {
  const [first, last] = [Date.parse(from), Date.parse(to)];
  return new Date(first + Math.floor(dice.next() * (last - first + 86_400_000))).toISOString().slice(0, 10);
}
