import { type IdentityDocumentPayload, type IdentityDocumentType, eeaAndUnitedKingdom } from '#contracts';
import type { MachineReadableZone } from '#inspection';

export type GovernmentId = Pick<IdentityDocumentPayload, 'type' | 'country'>;

/** Of which countries all documents of a kind have lines for machines (ICAO 9303). */
const kindsWithMrz: Readonly<Partial<Record<IdentityDocumentType, 'all' | readonly string[]>>> = {
  passport: 'all',
  travelDocument: 'all',
  visa: 'all',
  passportCard: 'all',
  permanentResidenceCard: ['US'],
  residencePermit: eeaAndUnitedKingdom,
  // Since August 2026 none without them is valid (Regulation (EU) 2019/1157, article 5).
  nationalId: eeaAndUnitedKingdom,
};

/** What looks like such lines on one of these is something else; few licences have some. */
const kindsWithoutMrz: readonly IdentityDocumentType[] = [
  ...([
    'driverLicense',
    'stateId',
    'keypassId',
    'municipalId',
    'healthInsuranceCard',
    'citizenshipCertificate',
  ] as const),
  ...(['nbiClearance', 'ofwId', 'panCard', 'postalId', 'sssId', 'umid', 'myNumberCard'] as const),
];

export function hasMrz({ type, country }: GovernmentId): boolean {
  const issuers = kindsWithMrz[type];
  return issuers === 'all' || issuers?.includes(country) === true;
}

export function mayHaveMrz({ type }: GovernmentId): boolean {
  return !kindsWithoutMrz.includes(type);
}

const booklets: readonly IdentityDocumentType[] = ['passport', 'travelDocument', 'internalPassport'];

/** Without their lines nobody would take them for what they are: they stand on the page with the photo. */
export function isBooklet({ type }: GovernmentId): boolean {
  return type === 'passport' || type === 'travelDocument';
}

/** Some countries let people stay or work by a visa, and print visas as cards. */
const permits: readonly IdentityDocumentType[] = ['residencePermit', 'workPermit', 'longTermPass', 'foreignId'];

/** Told by the shape of the lines: their first letters are guarded by nothing. */
export function isOfAnotherKind({ type }: GovernmentId, { format, ...said }: MachineReadableZone): boolean {
  if (!isProven(said)) return false;
  const isVisa = format === 'MRVA' || format === 'MRVB';
  if (type === 'visa') return !isVisa;
  if (type === 'passport') return format !== 'TD3';
  return isVisa || (format === 'TD3' && !booklets.includes(type));
}

/** It is of another kind by its shape, and may be the right one all the same. */
export function mayStandForKind({ type }: GovernmentId, { format }: MachineReadableZone): boolean {
  if (type === 'visa') return format !== 'TD3';
  return permits.includes(type) && (format === 'MRVA' || format === 'MRVB');
}

/** Of a line that is cut off, a part may look like one that is shorter, and a date of it even be right. */
function isProven({ number, birthDate, expiresOn, isWhole }: Omit<MachineReadableZone, 'format'>): boolean {
  const proofs = [number, birthDate, expiresOn].filter((one) => one?.isCertain === true).length;
  return isWhole === true ? proofs > 0 : isWhole === undefined && proofs === 3;
}
