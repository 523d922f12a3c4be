import { type CheckedValue, type MachineReadableZone, type Reading, countryOfMrzCode, isUnfinished } from '#inspection';
import type { Check, EvidenceDocument, Finding, NotRun } from '../evidence/check.js';
import { withIdentityDocument } from '../evidence/documented-types.js';
import { isBare } from './print.js';
import {
  type ComparedReading,
  type ReadField,
  comparesWithPerson,
  differencesFrom,
  possibleDifferences,
} from './compare-with-typed.js';
import {
  type GovernmentId,
  hasMrz,
  isBooklet,
  isOfAnotherKind,
  mayBeOfAnotherKind,
  mayHaveMrz,
  mayStandForKind,
} from './mrz-by-kind.js';

const wrong = { failureCode: 'INCORRECT_DOCUMENT', severity: 'BLOCKING' } as const;
const unlikely = { failureCode: 'INCORRECT_DOCUMENT', severity: 'WARNING' } as const;
const illegible = { failureCode: 'POOR_QUALITY', severity: 'WARNING' } as const;
const inconsistent = { failureCode: 'INCONSISTENT_DATA', severity: 'BLOCKING' } as const;

/** The machine-readable zone of passports and many cards (ICAO 9303). Only what its check digits prove can block, and a nationality, which has none, where all of them are right and each of its letters was read with certainty. */
export const mrz: Check = {
  name: 'zone',
  looksAt: 'the machine-readable zone (MRZ) of passports, visas and many cards, by its check digits',
  finds: [
    ...possibleDifferences({
      proven: 'number or birth date',
      doubtful: 'name, day of expiry or country of issue, or one of several numbers,',
      proof: 'proved by its own check digit and the one over the whole, and with no other reading that fits',
    }),
    {
      ...inconsistent,
      when: 'its nationality does not match what was typed: no check digit covers it, so all digits have to be right, and each of its letters read with certainty',
    },
    {
      ...inconsistent,
      severity: 'WARNING',
      when: 'its nationality does not match, and one of these conditions is not met',
    },
    {
      ...wrong,
      when: 'it is that of another kind of document; or a passport or travel document was typed, and there is neither an MRZ nor any other print',
    },
    {
      ...unlikely,
      when: 'a visa or travel document was typed, and it is that of a card; a permit, and it is that of a visa; it has the form of another kind, but not all digits are right; or a passport, travel document or visa was typed, and there is none',
    },
    {
      ...illegible,
      when: 'the MRZ is there, but cannot be read, or not in time; a check digit is wrong; or all documents of that kind have one, and none is found',
    },
  ],
  appliesTo: withIdentityDocument,
  comparesWith: comparesWithPerson,
  reads: () => ['mrz'],
  run: (evidence) => {
    const { attestation, documents } = evidence;
    if (!('governmentId' in attestation)) return [];
    const readings = documents.flatMap(({ inspection }) =>
      inspection.kind === 'unreadable' ? [] : [inspection.readings.mrz],
    );
    const mrzs = readings.flatMap((reading) => (reading.outcome === 'read' ? [reading.value] : []));
    const { governmentId } = attestation;
    // A passport that is shown beside a permit does not make the permit wrong.
    const own = mrzs.find((each) => !isOfAnotherKind(governmentId, each));
    if (own !== undefined)
      return [
        ...differencesFrom(comparedReadingOf(own), evidence),
        ...(mayBeOfAnotherKind(governmentId, own) ? [{ ...unlikely, ...anotherKind }] : []),
        ...doubtsAbout(own),
      ];
    if (mrzs.length === 0) return withoutMrz(evidence.documents, governmentId, readings);
    const mayBeRight = mrzs.some((each) => mayStandForKind(governmentId, each));
    return [{ ...(mayBeRight ? unlikely : wrong), ...anotherKind }];
  },
};

const otherKind =
  'The picture shows a different type of document from the one chosen. Choose the right type, or upload the right document.';
const cannotBeRead =
  'The lines at the edge of the document cannot be read with certainty, so a person will look at it. A sharp picture of the whole page in good light helps.';
const noneFound =
  'The lines of letters and digits at the edge of the document were not found: they may be covered, cut off or unclear. A sharp picture of the whole document in good light helps; if it has none, a person will look at it.';
const notThePage =
  'This does not look like the page with the photo: the two lines of letters at its bottom were not found. Upload a picture of that whole page.';

/** People see it there, on whichever side it is. */
const field = 'governmentId.front';
const anotherKind = { reason: 'otherKind', field: 'governmentId.type', message: otherKind } as const;
const anotherPage = { reason: 'otherPage', field, message: notThePage } as const;

/** The MRZ may be hidden, or the picture may show something else: a booklet or visa without one gets both messages. */
function withoutMrz(
  documents: readonly EvidenceDocument[],
  governmentId: GovernmentId,
  readings: readonly Reading<MachineReadableZone>[],
): readonly Finding[] | NotRun {
  const isThere = readings.some((reading) => reading.outcome === 'illegible' || isUnfinished(reading));
  if (isThere && mayHaveMrz(governmentId))
    return [{ ...illegible, reason: 'linesUnclear', field, message: cannotBeRead }];
  const [notRun] = readings.flatMap((reading) => (reading.outcome === 'notRun' ? [reading.reason] : []));
  if (notRun !== undefined) return { notRun };
  if (!hasMrz(governmentId)) return { notRun: 'The document has no machine-readable zone.' };
  if (isBooklet(governmentId) && documents.length > 0 && documents.every(({ inspection }) => isBare(inspection)))
    return [{ ...wrong, ...anotherPage }];
  const notFound = { ...illegible, reason: 'linesNotFound', field, message: noneFound };
  const isPage = isBooklet(governmentId) || governmentId.type === 'visa';
  return isPage ? [{ ...unlikely, ...anotherPage }, notFound] : [notFound];
}

function comparedReadingOf(own: MachineReadableZone): ComparedReading {
  const { number, expiresOn, issuer, isConfirmed, isWhole, optional } = own;
  const isSure = isConfirmed && isWhole !== false;
  const areDatesSure = [own.birthDate, expiresOn].every((date) => date?.isCertain === true);
  return {
    // A number counts as different only if none of the numbers in the MRZ is the one that was typed.
    numbers: numbersOf([number, ...optional], own, areDatesSure),
    birthDate: birthDateOf(own),
    expiresOn: expiresOn?.isCertain === true ? fieldOf(expiresOn, own, dayOfExpiry) : undefined,
    country: isSure && issuer.isCertain ? countryOfMrzCode(issuer.value) : undefined,
    nationality: nationalityOf(own),
    // No check digit protects the name, so it counts only if those of everything else hold, or of both dates.
    name: isSure || areDatesSure ? { first: own.firstNames, last: own.lastNames, isDoubtful: !isSure } : undefined,
  };
}

/** One that is in doubt says something only beside a day of expiry that is not. */
function birthDateOf(own: MachineReadableZone): ReadField | undefined {
  const { birthDate, expiresOn } = own;
  if (birthDate === undefined) return undefined;
  return birthDate.isCertain || expiresOn?.isCertain === true ? fieldOf(birthDate, own) : undefined;
}

/** What is doubtful about one of them is so about all: it may be the one that was typed. Without the dates, it may be any line. */
function numbersOf(numbers: readonly CheckedValue[], own: MachineReadableZone, areDatesSure: boolean): ReadField[] {
  const isDoubtful = numbers.some(({ isCertain }) => !isCertain);
  if (isDoubtful && !areDatesSure) return [];
  return numbers.flatMap((one) => fieldOf({ ...one, isCertain: !isDoubtful }, own) ?? []);
}

/** Its own check digit holds; if that over the whole does not, or there is none, nothing is proved. */
function fieldOf(
  { value, isCertain, alternatives = [] }: CheckedValue,
  { isWhole }: MachineReadableZone,
  written: (text: string) => string | undefined = (text) => text,
): ReadField | undefined {
  const text = written(value);
  if (text === undefined) return undefined;
  return {
    value: text,
    isProven: isCertain && isWhole === true,
    alternatives: alternatives.map(written).filter((other) => other !== undefined),
    isDoubtful: !isCertain,
  };
}

/** On permanent resident cards, of which the code begins with C, the United States put the country of birth there, which may be their own. */
function nationalityOf(own: MachineReadableZone): ReadField | undefined {
  const { format, documentCode, issuer, nationality } = own;
  const isForForeigners = documentCode.startsWith('C') || nationality.value !== 'USA';
  const isPlaceOfBirth = format === 'TD1' && issuer.value === 'USA' && isForForeigners;
  return nationality.isCertain && !isPlaceOfBirth ? fieldOf(nationality, own, countryOfMrzCode) : undefined;
}

/** An MRZ has been printed since 1980, and no document is valid for more than fifty years. */
function dayOfExpiry(value: string): string | undefined {
  // Cards without an expiry have a far date, such as 1 January 9999, or in Peru 1 January 2000.
  if (value.startsWith('99') || value === '000101') return undefined;
  const [year, month, day] = [value.slice(0, 2), value.slice(2, 4), value.slice(4, 6)];
  return `${year >= '80' ? '19' : '20'}${year}-${month}-${day}`;
}

function doubtsAbout({ number, birthDate, expiresOn, isWhole }: MachineReadableZone): Finding[] {
  const guarded = [number, birthDate, expiresOn].filter((one) => one !== undefined);
  const isDoubtful = guarded.some(({ isCertain }) => !isCertain) || isWhole === false;
  return isDoubtful ? [{ ...illegible, reason: 'linesUnclear', field, message: cannotBeRead }] : [];
}
