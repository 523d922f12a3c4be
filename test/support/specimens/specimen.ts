import { type Country, countries, countryOf } from './countries.js';
import { Dice } from './dice.js';
import { type SpecimenKind, issuersOf, kinds, specimenKinds } from './kinds.js';
import { type Jurisdiction, type Licence, jurisdictions, licencePayload } from './licence.js';
import { type Person, dayBetween, personOf } from './person.js';
import { type MrzFormat, mrzLines } from './mrz-writer.js';

export type Side = 'front' | 'back';

/** A document that nobody ever issued. */
export interface Specimen {
  readonly seed: number;
  /** As an attestation names it. */
  readonly kind: SpecimenKind;
  readonly country: Country;
  readonly person: Person;
  /** As it is printed: with the spaces and hyphens that stand there. */
  readonly number: string;
  /** The number of the person in the country, where the document gives one. */
  readonly nationalNumber?: string;
  readonly issuedOn: string;
  /** Some never expire. */
  readonly expiresOn: string | undefined;
  readonly sides: readonly Side[];
  readonly mrz?: SpecimenMrz;
  readonly licence?: { readonly jurisdiction: Jurisdiction; readonly payload: string };
}

export interface SpecimenMrz {
  readonly layout: MrzFormat;
  readonly side: Side;
  readonly lines: readonly string[];
  /** As it stands there: `D`, `GBR`, `XXB` for a refugee; the country of birth where that stands in its place. */
  readonly nationality: string;
}

export interface Wishes {
  readonly kind?: SpecimenKind;
  /** Alpha-2. */
  readonly country?: string;
  /** It expired before the day it is looked at. */
  readonly isExpired?: boolean;
}

/**
 * Drawn for this day: what is valid was issued before it and is valid for years after it, so that a specimen says the
 * same whenever it is looked at. Seeds are those of `Dice`.
 */
export const drawnFor = '2026-11-01';

export function specimenOf(seed: number, wishes: Wishes = {}): Specimen {
  const dice = new Dice(seed, 'specimen');
  const kind = wishes.kind ?? dice.named('kind').weighed(weights);
  const country =
    wishes.country === undefined ? dice.named('country').oneOf(issuersOf(kind)) : countryOf(wishes.country);
  const others = countries.filter((each) => each !== country);
  const nationality = (kinds[kind].isForForeigners ?? false) ? dice.named('foreign').oneOf(others) : country;
  const person = personOf(dice.named('person'), nationality);
  const dates = datesOf(dice.named('dates'), kind, wishes.isExpired ?? false);
  const jurisdiction = jurisdictionOf(kind, country, dice.named('jurisdiction'));
  const number = dice.named('number').like(jurisdiction?.number ?? numberForm(kind, country));
  const known = { seed, kind, country, person, number, ...dates, sides: sidesOf(kind) };
  if (jurisdiction !== undefined) return { ...known, licence: licenceOf(known, jurisdiction, dice.named('licence')) };
  return kinds[kind].layouts.length === 0 ? known : withMrz(known, dice.named('zone'));
}

const weights = Object.fromEntries(specimenKinds.map((kind) => [kind, kinds[kind].weight])) as Record<
  SpecimenKind,
  number
>;

function sidesOf(kind: SpecimenKind): readonly Side[] {
  return kinds[kind].sides === 1 ? ['front'] : ['front', 'back'];
}

function numberForm(kind: SpecimenKind, country: Country): string {
  return kinds[kind].number ?? (kind === 'passport' ? country.passport : country.card);
}

function datesOf(
  dice: Dice,
  kind: SpecimenKind,
  isExpired: boolean,
): { issuedOn: string; expiresOn: string | undefined } {
  const issuedOn = isExpired
    ? dayBetween(dice, '2011-01-01', '2016-06-30')
    : dayBetween(dice, '2022-01-01', '2026-09-30');
  const years = isExpired ? dice.oneOf([5, 6, 8]) : 10;
  const expiresOn = `${Number(issuedOn.slice(0, 4)) + years}${issuedOn.slice(4)}`.replace('02-29', '02-28');
  const neverExpires =
    kind === 'panCard' || (kind === 'voterId' && dice.chance(0.6)) || (kind === 'nationalId' && dice.chance(0.04));
  return { issuedOn, expiresOn: neverExpires && !isExpired ? undefined : expiresOn };
}

function jurisdictionOf(kind: SpecimenKind, { code }: Country, dice: Dice): Jurisdiction | undefined {
  if (kind !== 'driverLicense' && kind !== 'stateId') return undefined;
  const there = jurisdictions.filter(({ country }) => country === code);
  return there.length === 0 ? undefined : dice.oneOf(there);
}

type Known = Omit<Specimen, 'mrz' | 'licence'>;

function licenceOf(known: Known, jurisdiction: Jurisdiction, dice: Dice): NonNullable<Specimen['licence']> {
  const kind = known.kind === 'stateId' ? 'stateId' : 'driverLicense';
  const licence: Licence = { ...known, kind, jurisdiction, expiresOn: known.expiresOn ?? '' };
  return { jurisdiction, payload: licencePayload(licence, dice) };
}

/** As machines read it: not all that expires says so there. */
export function expirySaidIn({ mrz, expiresOn }: Specimen): string | undefined {
  return mrz?.layout === 'IDFRA' ? undefined : expiresOn;
}

/** Many live in a country in which they were not born before they go to the next. */
function birthOf(person: Person, dice: Dice): { country: Country; place: string } {
  if (dice.chance(0.6)) return { country: person.nationality, place: person.placeOfBirth };
  const country = dice.oneOf(countries.filter((each) => each !== person.nationality));
  return { country, place: personOf(dice, country).placeOfBirth };
}

/** French identity cards of before 2021 are valid until 2031. */
function layoutOf({ kind, country, number }: Known, dice: Dice): { layout: MrzFormat; number: string } {
  const layout = dice.oneOf(kinds[kind].layouts);
  const isOlder = kind === 'nationalId' && country.code === 'FR' && dice.named('older').chance(0.5);
  return isOlder ? { layout: 'IDFRA', number: dice.named('older number').like('DDDDDDDDDDDD') } : { layout, number };
}

function withMrz(drawn: Known, dice: Dice): Specimen {
  const { layout, number } = layoutOf(drawn, dice);
  const known = { ...drawn, number };
  const { kind, country, expiresOn } = known;
  const isUnknownDay = dice.chance(0.015);
  const birthDate = isUnknownDay ? `${known.person.birthDate.slice(0, 4)}-00-00` : known.person.birthDate;
  const born = kinds[kind].tellsBirthCountry === true ? birthOf(known.person, dice.named('birth')) : undefined;
  const person = { ...known.person, birthDate, placeOfBirth: born?.place ?? known.person.placeOfBirth };
  const isStateless = kind === 'travelDocument' && dice.chance(0.4);
  const nationality = isStateless ? 'XXB' : (born?.country ?? person.nationality).issuer;
  const personal = nationalNumberOf(known, layout, dice.named('national'));
  const lines = mrzLines({
    layout,
    code: dice.oneOf(kinds[kind].codes),
    issuer: country.issuer,
    number,
    expiresOn,
    nationality,
    lastNames: person.lastNames,
    firstNames: person.firstNames,
    birthDate: person.birthDate,
    sex: person.sex,
    ...(personal === undefined ? {} : { [personal.place]: personal.number }),
    plainUmlauts: country.plainUmlauts,
  });
  const mrz = { layout, side: layout === 'TD1' ? ('back' as const) : ('front' as const), lines, nationality };
  return { ...known, person, mrz, ...(personal === undefined ? {} : { nationalNumber: personal.number }) };
}

const optionalPlaces = { TD1: 15, TD2: 7, TD3: 14, MRVA: 16, MRVB: 8, IDFRA: 0 } as const;

/** Where there is one, and room for it: what a long number of the document needs is taken. */
function nationalNumberOf(
  { kind, country, number: documentNumber }: Known,
  layout: MrzFormat,
  dice: Dice,
): { number: string; place: 'optional' | 'secondOptional' } | undefined {
  if (country.nationalNumber === undefined || (kind !== 'passport' && kind !== 'nationalId')) return undefined;
  const number = dice.like(country.nationalNumber);
  if (layout === 'TD1' && number.length <= 11 && dice.chance(0.3)) return { number, place: 'secondOptional' };
  const taken = documentNumber.length > 9 ? documentNumber.length - 9 + 2 : 0;
  return number.length + taken <= optionalPlaces[layout] ? { number, place: 'optional' } : undefined;
}
