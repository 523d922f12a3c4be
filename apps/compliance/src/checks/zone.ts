import {
  type IdentityDocumentPayload,
  type IdentityDocumentType,
  eeaAndUnitedKingdom,
  identityDocumentKinds,
} from '#contracts';
import { type MachineReadableZone, type Reading, countryOfZone, isUnfinished } from '#inspection';
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
    ...possibleDifferences('birth date or nationality'),
    { ...wrong, when: 'they are those of another kind of document' },
    {
      ...unlikely,
      when: 'a visa was typed, and they are those of a card; or that kind of document has such lines where its photo is, and none are found',
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
    const { type } = attestation.governmentId;
    // Who shows the passport beside the permit has shown the permit.
    const own = zones.find((each) => !isOfAnotherKind(type, each));
    if (own !== undefined) return [...differencesFrom(saidBy(own), evidence), ...doubtsAbout(own)];
    if (zones.length === 0) return withoutZone(attestation.governmentId, readings);
    // Some visas are cards.
    const isCard = type === 'visa' && zones.every(({ format }) => format !== 'TD3');
    return [{ ...(isCard ? unlikely : wrong), message: anotherKind }];
  },
};

const anotherKind =
  'The picture shows another kind of document than was chosen. Choose the right kind, or upload the right document.';
const cannotBeRead =
  'The lines at the edge of the document cannot be read with certainty, so a person will look at it. A sharp picture of the whole page in good light helps.';
const noneFound =
  'The lines of letters and digits at the edge of the document were not found: they may be covered, cut off or unclear. A sharp picture of the whole document in good light helps.';
const notThePage =
  'This does not look like the page with the photo: the two lines of letters at its bottom were not found. Upload a picture of that whole page.';

/** Of which countries all documents of a kind have such lines (ICAO 9303); those with one side beside the photo. */
const zoned: Readonly<Partial<Record<IdentityDocumentType, 'all' | readonly string[]>>> = {
  passport: 'all',
  travelDocument: 'all',
  visa: 'all',
  passportCard: 'all',
  permanentResidenceCard: ['US'],
  residencePermit: eeaAndUnitedKingdom,
  // Since August 2026 none without them is valid (Regulation (EU) 2019/1157, article 5).
  nationalId: eeaAndUnitedKingdom,
};

function hasZone({ type, country }: GovernmentId): boolean {
  const issuers = zoned[type];
  return issuers === 'all' || issuers?.includes(country) === true;
}

/** Nobody knows whether what was hidden is the lines, or whether it is another page: both are said. */
function withoutZone(
  governmentId: GovernmentId,
  readings: readonly Reading<MachineReadableZone>[],
): readonly Finding[] | NotRun {
  if (readings.some((reading) => reading.outcome === 'illegible' || isUnfinished(reading)))
    return [{ ...illegible, message: cannotBeRead }];
  const [notRun] = readings.flatMap((reading) => (reading.outcome === 'notRun' ? [reading.reason] : []));
  if (notRun !== undefined) return { notRun };
  if (!hasZone(governmentId)) return { notRun: 'No such lines are on the document.' };
  const isOnOneSide = identityDocumentKinds[governmentId.type].sides === 1;
  return [...(isOnOneSide ? [{ ...unlikely, message: notThePage }] : []), { ...illegible, message: noneFound }];
}

type GovernmentId = Pick<IdentityDocumentPayload, 'type' | 'country'>;

const booklets: readonly IdentityDocumentType[] = ['passport', 'travelDocument', 'internalPassport'];

/** Told by the shape of the lines: their first letters are guarded by nothing. */
function isOfAnotherKind(kind: IdentityDocumentType, { format, ...said }: MachineReadableZone): boolean {
  if (!isProven(said)) return false;
  const isVisa = format === 'MRVA' || format === 'MRVB';
  if (kind === 'visa') return !isVisa;
  if (kind === 'passport') return format !== 'TD3';
  return isVisa || (format === 'TD3' && !booklets.includes(kind));
}

/** Of a line that is cut off, a part may look like one that is shorter, and a date of it even be right. */
function isProven({ number, birthDate, expiresOn, isWhole }: Omit<MachineReadableZone, 'format'>): boolean {
  const proofs = [number, birthDate, expiresOn].filter((one) => one?.isCertain === true).length;
  return isWhole === true ? proofs > 0 : isWhole === undefined && proofs === 3;
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
function dayOfExpiry(value: string): string | undefined {
  // Cards that are valid for ever say so by a date far off, such as the first of January of 9999.
  if (value.startsWith('99')) return undefined;
  const [year, month, day] = [value.slice(0, 2), value.slice(2, 4), value.slice(4, 6)];
  return `${year >= '80' ? '19' : '20'}${year}-${month}-${day}`;
}

function doubtsAbout({ number, birthDate, expiresOn, isWhole }: MachineReadableZone): Finding[] {
  const guarded = [number, birthDate, expiresOn].filter((one) => one !== undefined);
  const isDoubtful = guarded.some(({ isCertain }) => !isCertain) || isWhole === false;
  return isDoubtful ? [{ ...illegible, message: cannotBeRead }] : [];
}
