import { type MachineReadableZone, type Reading, countryOfZone, isUnfinished } from '#inspection';
import type { Check, EvidenceDocument, Finding, NotRun } from '../evidence/check.js';
import { withIdentityDocument } from '../evidence/documented-types.js';
import { isBare } from './print.js';
import { type CertainReading, comparesWithPerson, differencesFrom, possibleDifferences } from './compare-with-typed.js';
import { type GovernmentId, hasMrz, isBooklet, isOfAnotherKind, mayHaveMrz, mayStandForKind } from './mrz-by-kind.js';

const wrong = { failureCode: 'INCORRECT_DOCUMENT', severity: 'BLOCKING' } as const;
const unlikely = { failureCode: 'INCORRECT_DOCUMENT', severity: 'WARNING' } as const;
const illegible = { failureCode: 'POOR_QUALITY', severity: 'WARNING' } as const;

/** The lines for machines on passports and many cards (ICAO 9303). What its check digits do not prove, it does not hold against anybody. */
export const mrz: Check = {
  name: 'zone',
  looksAt: 'the lines for machines on passports, visas and many cards, by their check digits',
  finds: [
    ...possibleDifferences(
      'number, birth date or nationality',
      'name, day of expiry or country of issue; or another number, of a document that has several,',
    ),
    {
      ...wrong,
      when: 'they are those of another kind of document; or a passport or travel document was typed, and there are none, nor any other print',
    },
    {
      ...unlikely,
      when: 'a visa was typed, and they are those of a card; a permit, and they are those of a visa; or a passport or travel document, and there are none',
    },
    {
      ...illegible,
      when: 'the lines are there, but cannot be read, or not in time; a check digit does not hold; or all documents of that kind have such lines, and none are found',
    },
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
    const { governmentId } = attestation;
    // Who shows the passport beside the permit has shown the permit.
    const own = zones.find((each) => !isOfAnotherKind(governmentId, each));
    if (own !== undefined) return [...differencesFrom(saidBy(own), evidence), ...doubtsAbout(own)];
    if (zones.length === 0) return withoutMrz(evidence.documents, governmentId, readings);
    const mayBeRight = zones.some((each) => mayStandForKind(governmentId, each));
    return [{ ...(mayBeRight ? unlikely : wrong), message: anotherKind }];
  },
};

const anotherKind =
  'The picture shows another kind of document than was chosen. Choose the right kind, or upload the right document.';
const cannotBeRead =
  'The lines at the edge of the document cannot be read with certainty, so a person will look at it. A sharp picture of the whole page in good light helps.';
const noneFound =
  'The lines of letters and digits at the edge of the document were not found: they may be covered, cut off or unclear. A sharp picture of the whole document in good light helps; if it has none, a person will look at it.';
const notThePage =
  'This does not look like the page with the photo: the two lines of letters at its bottom were not found. Upload a picture of that whole page.';

/** Nobody knows whether what was hidden is the lines, or whether it is another page: both are said. */
function withoutMrz(
  documents: readonly EvidenceDocument[],
  governmentId: GovernmentId,
  readings: readonly Reading<MachineReadableZone>[],
): readonly Finding[] | NotRun {
  const isThere = readings.some((reading) => reading.outcome === 'illegible' || isUnfinished(reading));
  if (isThere && mayHaveMrz(governmentId)) return [{ ...illegible, message: cannotBeRead }];
  const [notRun] = readings.flatMap((reading) => (reading.outcome === 'notRun' ? [reading.reason] : []));
  if (notRun !== undefined) return { notRun };
  if (!hasMrz(governmentId)) return { notRun: 'No such lines are on the document.' };
  if (isBooklet(governmentId) && documents.length > 0 && documents.every(({ inspection }) => isBare(inspection)))
    return [{ ...wrong, message: notThePage }];
  const notFound = { ...illegible, message: noneFound };
  return isBooklet(governmentId) ? [{ ...unlikely, message: notThePage }, notFound] : [notFound];
}

function saidBy(own: MachineReadableZone): CertainReading {
  const { number, birthDate, expiresOn, issuer, ...rest } = own;
  const isSure = own.isConfirmed && own.isWhole !== false;
  // Another one was typed only if none that may stand there is the one that was.
  const numbers = [number, ...rest.optional];
  return {
    where: 'the lines for machines',
    numbers: numbers.every(({ isCertain }) => isCertain) ? numbers.map(({ value }) => value) : [],
    birthDate: birthDate?.isCertain === true ? birthDate.value : undefined,
    expiresOn: expiresOn?.isCertain === true ? dayOfExpiry(expiresOn.value) : undefined,
    country: isSure && issuer.isCertain ? countryOfZone(issuer.value) : undefined,
    nationality: nationalityOf(own),
    // Nothing guards it: where all the rest is in doubt, it is more likely that it was read wrong.
    name: isSure ? { first: rest.firstNames, last: rest.lastNames } : undefined,
  };
}

/** On cards for foreigners the United States put there where somebody was born. */
function nationalityOf({ format, issuer, nationality }: MachineReadableZone): string | undefined {
  const isPlaceOfBirth = format === 'TD1' && issuer.value === 'USA' && nationality.value !== 'USA';
  return nationality.isCertain && !isPlaceOfBirth ? countryOfZone(nationality.value) : undefined;
}

/** Such lines are printed since 1980, and nothing is valid for more than fifty years. */
function dayOfExpiry(value: string): string | undefined {
  // Cards that are valid for ever say so by a date far off, such as the first of January of 9999; in Peru by that of 2000.
  if (value.startsWith('99') || value === '000101') return undefined;
  const [year, month, day] = [value.slice(0, 2), value.slice(2, 4), value.slice(4, 6)];
  return `${year >= '80' ? '19' : '20'}${year}-${month}-${day}`;
}

function doubtsAbout({ number, birthDate, expiresOn, isWhole }: MachineReadableZone): Finding[] {
  const guarded = [number, birthDate, expiresOn].filter((one) => one !== undefined);
  const isDoubtful = guarded.some(({ isCertain }) => !isCertain) || isWhole === false;
  return isDoubtful ? [{ ...illegible, message: cannotBeRead }] : [];
}
