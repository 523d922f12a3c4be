import type { AttestationPayload } from '#contracts';
import { type LicenceBarcode, isUnfinished } from '#inspection';
import type { Check } from './check.js';
import { withIdentityDocument } from './documented-types.js';
import { type Said, comparesWithPerson, differencesFrom, possibleDifferences } from './said-by-document.js';

const illegible = { failureCode: 'POOR_QUALITY', severity: 'WARNING' } as const;

/** Where the standard of AAMVA is kept. */
const countries: readonly string[] = ['US', 'CA'];

export const barcode: Check = {
  name: 'barcode',
  looksAt: 'the barcode on the back of licences and identity cards of the United States and Canada (PDF417, AAMVA)',
  finds: [
    ...possibleDifferences('number or birth date', 'name or day of expiry'),
    { ...illegible, when: 'it is not found, or cannot be read' },
  ],
  appliesTo: withIdentityDocument,
  comparesWith: comparesWithPerson,
  reads: (attestation) => (hasBarcode(attestation) ? ['barcode'] : []),
  run: (evidence) => {
    const { attestation, documents } = evidence;
    if (!hasBarcode(attestation)) return [];
    const readings = documents.flatMap(({ inspection }) =>
      inspection.kind === 'unreadable' ? [] : [inspection.readings.barcode],
    );
    const [said] = readings.flatMap((reading) => (reading.outcome === 'read' ? [reading.value] : []));
    if (said !== undefined) return differencesFrom(saidBy(said), evidence);
    const [reason] = readings.flatMap((reading) => (reading.outcome === 'notRun' ? [reading.reason] : []));
    return reason === undefined || readings.some(isUnfinished)
      ? [{ ...illegible, message: cannotBeRead }]
      : { notRun: reason };
  },
};

const cannotBeRead =
  'The barcode on the back of the document cannot be read, so a person will look at it. A sharp picture of the whole back, without reflections, helps.';

function hasBarcode(attestation: AttestationPayload): boolean {
  if (!('governmentId' in attestation)) return false;
  const { type, country } = attestation.governmentId;
  return (type === 'driverLicense' || type === 'stateId') && countries.includes(country);
}

/** Read whole or not at all: the code corrects its own errors. It does not tell whose citizen somebody is. */
function saidBy({ number, birthDate, expiresOn, firstName, lastName }: LicenceBarcode): Said {
  const isNamed = firstName !== undefined && lastName !== undefined;
  return {
    where: 'the barcode',
    numbers: number === undefined ? [] : [number],
    birthDate: birthDate?.slice(2).replaceAll('-', ''),
    expiresOn,
    country: undefined,
    nationality: undefined,
    name: isNamed ? { first: firstName, last: lastName } : undefined,
  };
}
