import type { AttestationPayload, IdentityDocumentPayload } from '#contracts';
import { type LicenceBarcode, isUnfinished } from '#inspection';
import type { Check, Finding } from '../evidence/check.js';
import { withIdentityDocument } from '../evidence/documented-types.js';
import {
  type ComparedReading,
  type ReadField,
  comparesWithPerson,
  differencesFrom,
  possibleDifferences,
} from './compare-with-typed.js';

const illegible = { failureCode: 'POOR_QUALITY', severity: 'WARNING' } as const;
const unlikely = { failureCode: 'INCORRECT_DOCUMENT', severity: 'WARNING' } as const;

/** Where driver's licenses follow the AAMVA standard. */
const countries: readonly string[] = ['US', 'CA'];

export const barcode: Check = {
  name: 'barcode',
  looksAt:
    "the barcode on the back of driver's licenses and identity cards of the United States and Canada (PDF417, AAMVA)",
  finds: [
    ...possibleDifferences({ proven: 'number or birth date', doubtful: 'name, day of expiry or country of issue' }),
    { ...unlikely, when: "it is that of an identity card, and a driver's license was typed, or the other way round" },
    { ...illegible, when: 'it is not found, or cannot be read' },
  ],
  appliesTo: withIdentityDocument,
  comparesWith: comparesWithPerson,
  reads: (attestation) => (licenceIn(attestation) === undefined ? [] : ['barcode']),
  run: (evidence) => {
    const typed = licenceIn(evidence.attestation);
    if (typed === undefined) return { notRun: hasNone };
    const readings = evidence.documents.flatMap(({ inspection }) =>
      inspection.kind === 'unreadable' ? [] : [inspection.readings.barcode],
    );
    const [code] = readings.flatMap((reading) => (reading.outcome === 'read' ? [reading.value] : []));
    if (code !== undefined)
      return [...differencesFrom(comparedReadingOf(code, typed), evidence), ...ofAnotherKind(code, typed)];
    const [reason] = readings.flatMap((reading) => (reading.outcome === 'notRun' ? [reading.reason] : []));
    return reason === undefined || readings.some(isUnfinished)
      ? [{ ...illegible, reason: 'barcodeUnclear', field: 'governmentId.back', message: cannotBeRead }]
      : { notRun: reason };
  },
};

const hasNone = 'Documents of that kind and country have no barcode that can be read here.';
const cannotBeRead =
  'The barcode on the back of the document cannot be read, so a person will look at it. A sharp picture of the whole back, without reflections, helps.';
const isLicence =
  "The barcode is that of a driver's license, not of an identity card. Choose the right type, or upload the right document.";
const isIdentityCard =
  "The barcode is that of an identity card, not of a driver's license. Choose the right type, or upload the right document.";

type Typed = Pick<IdentityDocumentPayload, 'type' | 'country' | 'expiresOn'>;

/** The typed details, if a document of that kind and country has such a barcode. */
function licenceIn(attestation: AttestationPayload): Typed | undefined {
  if (!('governmentId' in attestation)) return undefined;
  const { type, country } = attestation.governmentId;
  const hasBarcode = (type === 'driverLicense' || type === 'stateId') && countries.includes(country);
  return hasBarcode ? attestation.governmentId : undefined;
}

function ofAnotherKind({ kind }: LicenceBarcode, { type }: Typed): Finding[] {
  if (kind === undefined || kind === type) return [];
  const field = 'governmentId.type';
  return kind === 'stateId'
    ? [{ ...unlikely, reason: 'isIdentityCard', field, message: isIdentityCard }]
    : [{ ...unlikely, reason: 'isLicence', field, message: isLicence }];
}

/** A barcode is read as a whole or not at all, because the code corrects its own errors. It has no nationality. */
function comparedReadingOf(
  { number, birthDate, expiresOn, country, ...names }: LicenceBarcode,
  typed: Typed,
): ComparedReading {
  const { firstName, lastName } = names;
  const isNamed = firstName !== undefined && lastName !== undefined;
  return {
    numbers: number === undefined ? [] : [proven(number)],
    birthDate: birthDate === undefined ? undefined : proven(birthDate.slice(2).replaceAll('-', '')),
    expiresOn: expiresOn === undefined ? undefined : proven(dayOfExpiry(expiresOn, typed.expiresOn)),
    country,
    nationality: undefined,
    name: isNamed ? { first: firstName, last: lastName } : undefined,
  };
}

function proven(value: string): ReadField {
  return { value, isProven: true, alternatives: [] };
}

/** If the barcode gives a month only, the typed day counts; without one, the document is valid until the end of that month. */
function dayOfExpiry(read: string, typed: string | undefined): string {
  const [year = 0, month = 0, day] = read.split('-').map(Number);
  if (day !== undefined) return read;
  if (typed?.startsWith(read) === true) return typed;
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}
