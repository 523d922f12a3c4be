import type { Conditions } from './conditions.js';
import { countries } from './countries.js';
import { Dice } from './dice.js';
import { type Fault, faults, filled, otherBirthDate, otherNumber, possibleFaults } from './faults.js';
import { kinds } from './kinds.js';
import { type Person, personOf } from './person.js';
import { type Care, conditionsFor } from './photographer.js';
import { photographOf } from './photograph.js';
import { coverSheet } from './booklet-sheets.js';
import type { Sheet } from './sheet.js';
import { sheetOf } from './sheets.js';
import { type Side, type Specimen, expirySaidIn, specimenOf } from './specimen.js';
import { brokenLimits } from './legibility.js';

/** What was typed and uploaded, and what should be found. */
export interface Case {
  readonly seed: number;
  /** The document that is shown; what was typed may say otherwise. */
  readonly specimen: Specimen;
  readonly typed: Typed;
  readonly pictures: readonly Picture[];
  readonly fault: Fault | undefined;
  /** The failure by which that has to be found. */
  readonly failureCode: (typeof faults)[Fault] | undefined;
  /** A person can read the side with machine-readable data, or all sides if there is none. */
  readonly isLegible: boolean;
  readonly reading: Reading | undefined;
}

/** As `individualPersonalInfo` and the `governmentId` of `individualIdentityDocument` have it, without ids of documents. */
export interface Typed {
  readonly personalInfo: {
    readonly name: { readonly firstName: string; readonly middleName?: string; readonly lastName: string };
    readonly birthDate: string;
    readonly nationality: string;
  };
  readonly governmentId: {
    readonly type: Specimen['kind'];
    readonly country: string;
    readonly number: string;
    readonly issuedOn: string;
    readonly expiresOn?: string;
  };
}

export interface Picture {
  readonly as: Side;
  readonly sheet: Sheet;
  readonly conditions: Conditions;
}

/** The right reading of the document; unknown fields are missing. */
export interface Reading {
  readonly side: Side;
  readonly number: string;
  readonly birthDate?: string;
  readonly expiresOn?: string;
  /** As in the MRZ; licences have none. */
  readonly nationality?: string;
}

/** Half of them have a fault. Three of four pictures are legible, wherever that is not the fault itself. */
export function caseOf(seed: number): Case {
  const dice = new Dice(seed, 'case');
  const planned = specimenOf(seed);
  const fault = dice.named('fault').chance(0.5) ? dice.named('which').oneOf(faultsOf(planned)) : undefined;
  const specimen =
    fault === 'expired'
      ? specimenOf(seed, { kind: planned.kind, country: planned.country.code, isExpired: true })
      : planned;
  const care: Care = fault === 'unreadable' ? 'hopeless' : dice.named('care').chance(0.75) ? 'legible' : 'illegible';
  const pictures = picturesOf(specimen, fault, { care, dice: dice.named('pictures') });
  return {
    seed,
    specimen,
    fault,
    pictures,
    typed: typedOf(specimen, fault, dice.named('typed')),
    failureCode: fault && faults[fault],
    isLegible: pictures.every(({ conditions, sheet }) => brokenLimits(conditions, sheet).length === 0),
    reading: readingOf(specimen),
  };
}

/** Drawn only now: it takes some tenths of a second. */
export function fileOf(picture: Picture, { seed }: Case): Promise<Buffer> {
  return photographOf(picture.sheet, picture.conditions, new Dice(seed, `file/${picture.as}`));
}

function faultsOf(specimen: Specimen): readonly Fault[] {
  const { kind, mrz, licence, sides, person } = specimen;
  return possibleFaults({
    // The MRZ of refugees says only that; on some cards it has the country of birth.
    tellsNationality: kinds[kind].tellsBirthCountry !== true && mrz?.nationality === person.nationality.issuer,
    kind,
    hasMrz: mrz !== undefined,
    hasBarcode: licence !== undefined,
    expires: expirySaidIn(specimen) !== undefined,
    sides: sides.length,
  });
}

function picturesOf(
  specimen: Specimen,
  fault: Fault | undefined,
  { care, dice }: { care: Care; dice: Dice },
): readonly Picture[] {
  const sides = shownSides(specimen, fault, dice);
  return sides.map(([as, sheet]) => {
    // Sides without machine-readable data are photographed well, so that only one thing is wrong at a time.
    const matters = sheet.mrz !== undefined || sheet.barcode !== undefined || sides.length === 1;
    return {
      as,
      sheet,
      conditions: conditionsFor(dice.named(as), sheet, matters || care === 'hopeless' ? care : 'legible'),
    };
  });
}

function shownSides(specimen: Specimen, fault: Fault | undefined, dice: Dice): readonly (readonly [Side, Sheet])[] {
  const own = specimen.sides.map((side) => [side, sheetOf(specimen, side)] as const);
  if (fault === 'sameSideTwice') {
    const [, sheet] = dice.oneOf(own);
    return [
      ['front', sheet],
      ['back', sheet],
    ];
  }
  if (fault !== 'wrongKind') return own;
  const isCard = specimen.sides.length === 2;
  const other = specimenOf(specimen.seed, {
    kind: isCard ? 'passport' : 'residencePermit',
    ...(isCard ? {} : { country: 'DE' }),
  });
  return isCard
    ? [
        ['front', sheetOf(other, 'front')],
        ['back', coverSheet(other)],
      ]
    : [['front', sheetOf(other, dice.oneOf(['front', 'back']))]];
}

function typedOf(specimen: Specimen, fault: Fault | undefined, dice: Dice): Typed {
  const { person, country } = specimen;
  const named = fault === 'otherName' ? stranger(person, dice) : person;
  const [firstName = '', ...middle] = named.firstNames.split(' ');
  const foreign = dice.oneOf(countries.filter((each) => each !== person.nationality));
  const birthDate = person.birthDate.split('-').map(filled).join('-');
  const number = typedNumber(specimen, dice);
  const expiresOn = fault === 'expired' && dice.chance(0.7) ? '2031-05-20' : specimen.expiresOn;
  return {
    personalInfo: {
      name: { firstName, ...(middle.length === 0 ? {} : { middleName: middle.join(' ') }), lastName: named.lastNames },
      birthDate: fault === 'otherBirthDate' ? otherBirthDate(person.birthDate, dice) : birthDate,
      nationality: (fault === 'otherNationality' ? foreign : person.nationality).code,
    },
    governmentId: {
      type: specimen.kind,
      country: country.code,
      issuedOn: specimen.issuedOn,
      number: fault === 'otherNumber' ? otherNumber(number, dice) : number,
      ...(expiresOn === undefined ? {} : { expiresOn }),
    },
  };
}

/** As it is printed, or without what stands between, or in small letters; some take the number of the person for it. */
function typedNumber({ number, nationalNumber, kind }: Specimen, dice: Dice): string {
  const chosen = kind === 'nationalId' && nationalNumber !== undefined && dice.chance(0.4) ? nationalNumber : number;
  const how = dice.weighed({ printed: 80, bare: 12, small: 4, spaced: 4 });
  if (how === 'bare') return chosen.replace(/[^A-Za-z0-9]/g, '');
  if (how === 'small') return chosen.toLowerCase();
  return how === 'spaced' ? chosen.replace(/^(.{3})(?=[A-Za-z0-9])/, '$1 ') : chosen;
}

function stranger(person: Person, dice: Dice): Person {
  const others = countries.filter(({ culture }) => culture !== person.nationality.culture);
  return personOf(dice, dice.oneOf(others));
}

function readingOf(specimen: Specimen): Reading | undefined {
  const { mrz, licence, number, person } = specimen;
  const expiresOn = expirySaidIn(specimen);
  if (mrz === undefined && licence === undefined) return undefined;
  return {
    side: mrz?.side ?? 'back',
    number,
    ...(person.birthDate.endsWith('-00') ? {} : { birthDate: person.birthDate }),
    ...(expiresOn === undefined ? {} : { expiresOn }),
    ...(mrz === undefined ? {} : { nationality: mrz.nationality }),
  };
}
