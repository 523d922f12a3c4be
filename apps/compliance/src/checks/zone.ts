import type { IdentityDocumentType } from '#contracts';
import { type MachineReadableZone, type Reading, countryOfZone } from '#inspection';
import type { Check, Finding, NotRun } from './check.js';
import { withIdentityDocument } from './documented-types.js';
import { type Said, comparesWithPerson, differencesFrom, possibleDifferences } from './said-by-document.js';

const wrong = { failureCode: 'INCORRECT_DOCUMENT', severity: 'BLOCKING' } as const;
const unlikely = { failureCode: 'INCORRECT_DOCUMENT', severity: 'WARNING' } as const;
const illegible = { failureCode: 'POOR_QUALITY', severity: 'WARNING' } as const;

/** The lines for machines on passports and many cards (ICAO 9303). What its check digits do not prove, it does not hold against anybody. */
export const zone: Check = {
  name: 'zone',
  looksAt: 'the lines for machines on passports, visas and many cards, by their check digits',
  finds: [
    ...possibleDifferences,
    { ...wrong, when: 'they are those of another kind of document' },
    { ...unlikely, when: 'a passport was typed, and no such lines are found' },
    { ...illegible, when: 'the lines are there, but cannot be read, or a check digit does not hold' },
  ],
  appliesTo: withIdentityDocument,
  comparesWith: comparesWithPerson,
  reads: () => ['zone'],
  run: (evidence) => {
    const { attestation, documents } = evidence;
    if (!('governmentId' in attestation)) return [];
    const readings = documents.flatMap(({ inspection }) =>
      inspection.kind === 'unreadable' ? [] : [inspection.readings.zone],
    );
    const zones = readings.flatMap((reading) => (reading.outcome === 'read' ? [reading.value] : []));
    const [first] = zones;
    if (first === undefined) return withoutZone(attestation.governmentId.type, readings);
    return isOfAnotherKind(attestation.governmentId.type, first)
      ? [{ ...wrong, message: anotherKind }]
      : [...differencesFrom(saidBy(first), evidence), ...doubtsAbout(first)];
  },
};

const anotherKind =
  'The picture shows another kind of document than was chosen. Choose the right kind, or upload the right document.';
const cannotBeRead =
  'The lines at the edge of the document cannot be read with certainty, so a person will look at it. A sharp picture of the whole page in good light helps.';
const noneFound =
  'The two lines of letters at the bottom of a passport were not found. Upload a picture of the whole page with the photo.';

/** What is no passport may have none. */
function withoutZone(
  kind: IdentityDocumentType,
  readings: readonly Reading<MachineReadableZone>[],
): readonly Finding[] | NotRun {
  if (readings.some(({ outcome }) => outcome === 'illegible')) return [{ ...illegible, message: cannotBeRead }];
  const [notRun] = readings.flatMap((reading) => (reading.outcome === 'notRun' ? [reading.reason] : []));
  if (notRun !== undefined) return { notRun };
  if (kind !== 'passport') return { notRun: 'No such lines are on the document.' };
  return [{ ...unlikely, message: noneFound }];
}

const booklets: readonly IdentityDocumentType[] = ['passport', 'travelDocument', 'internalPassport'];

/** Told by the shape of the lines: their first letters are guarded by nothing. */
function isOfAnotherKind(
  kind: IdentityDocumentType,
  { format, number, birthDate, expiresOn }: MachineReadableZone,
): boolean {
  if (!number.isCertain && birthDate?.isCertain !== true && expiresOn?.isCertain !== true) return false;
  const isVisa = format === 'MRVA' || format === 'MRVB';
  if (kind === 'visa') return !isVisa;
  if (kind === 'passport') return format !== 'TD3';
  return isVisa || (format === 'TD3' && !booklets.includes(kind));
}

function saidBy({ number, birthDate, expiresOn, nationality, ...rest }: MachineReadableZone): Said {
  return {
    where: 'the lines for machines',
    numbers: number.isCertain ? [number.value, ...rest.optional] : [],
    birthDate: birthDate?.isCertain === true ? birthDate.value : undefined,
    expiresOn: expiresOn?.isCertain === true ? dayOfExpiry(expiresOn.value) : undefined,
    nationality: nationality.isCertain ? countryOfZone(nationality.value) : undefined,
    name: { first: rest.firstNames, last: rest.lastNames },
  };
}

/** Such lines are printed since 1980, and nothing is valid for more than fifty years. */
function dayOfExpiry(value: string): string {
  const [year, month, day] = [value.slice(0, 2), value.slice(2, 4), value.slice(4, 6)];
  return `${year >= '80' ? '19' : '20'}${year}-${month}-${day}`;
}

function doubtsAbout({ number, birthDate, expiresOn, isWhole }: MachineReadableZone): Finding[] {
  const guarded = [number, birthDate, expiresOn].filter((one) => one !== undefined);
  const isDoubtful = guarded.some(({ isCertain }) => !isCertain) || isWhole === false;
  return isDoubtful ? [{ ...illegible, message: cannotBeRead }] : [];
}
