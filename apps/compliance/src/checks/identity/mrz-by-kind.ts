import { type IdentityDocumentPayload, type IdentityDocumentType, eeaAndUnitedKingdom } from '#contracts';
import type { MachineReadableZone } from '#inspection';

export type GovernmentId = Pick<IdentityDocumentPayload, 'type' | 'country'>;

/** By kind, the countries whose documents always have an MRZ (ICAO 9303). */
const kindsWithMrz: Readonly<Partial<Record<IdentityDocumentType, 'all' | readonly string[]>>> = {
  passport: 'all',
  travelDocument: 'all',
  visa: 'all',
  passportCard: 'all',
  permanentResidenceCard: ['US'],
  residencePermit: eeaAndUnitedKingdom,
  // Since August 2026, cards without one are no longer valid (Regulation (EU) 2019/1157, article 5).
  nationalId: eeaAndUnitedKingdom,
};

/** Print that looks like an MRZ on one of these is something else; only a few driver's licenses have one. */
const kindsWithoutMrz: readonly IdentityDocumentType[] = [
  'driverLicense',
  'stateId',
  'keypassId',
  'municipalId',
  'healthInsuranceCard',
  'citizenshipCertificate',
  'nbiClearance',
  'ofwId',
  'panCard',
  'postalId',
  'sssId',
  'umid',
  'myNumberCard',
];

export function hasMrz({ type, country }: GovernmentId): boolean {
  const issuers = kindsWithMrz[type];
  return issuers === 'all' || issuers?.includes(country) === true;
}

export function mayHaveMrz({ type }: GovernmentId): boolean {
  return !kindsWithoutMrz.includes(type);
}

const booklets: readonly IdentityDocumentType[] = ['passport', 'travelDocument', 'internalPassport'];

/** These have the MRZ on the page with the photo, so a picture without it shows another page. */
export function isBooklet({ type }: GovernmentId): boolean {
  return type === 'passport' || type === 'travelDocument';
}

/** Some countries grant residence or work by visa, or print visas as cards. */
const permits: readonly IdentityDocumentType[] = ['residencePermit', 'workPermit', 'longTermPass', 'foreignId'];

/** Decided by the format of the MRZ, because no check digit protects its first letters. */
export function isOfAnotherKind(governmentId: GovernmentId, { format, ...proofs }: MachineReadableZone): boolean {
  return isProven(proofs) && isFormatOfAnother(governmentId, format);
}

function isFormatOfAnother({ type }: GovernmentId, format: MachineReadableZone['format']): boolean {
  const isVisa = format === 'MRVA' || format === 'MRVB';
  if (type === 'visa') return !isVisa;
  if (type === 'passport') return format !== 'TD3';
  return isVisa || (format === 'TD3' && !booklets.includes(type));
}

/** Not all of its digits prove the format; or it is a card for travelling, which hardly any country issues. */
export function mayBeOfAnotherKind(governmentId: GovernmentId, zone: MachineReadableZone): boolean {
  const { format, isWhole, birthDate, expiresOn } = zone;
  const areDatesRight = birthDate?.isCertain === true && expiresOn?.isCertain === true;
  if (governmentId.type === 'travelDocument' && (format === 'TD1' || format === 'TD2')) return areDatesRight;
  return isWhole === false && areDatesRight && isFormatOfAnother(governmentId, format);
}

/** The format is that of another kind, but the document may be the right one all the same. */
export function mayStandForKind({ type }: GovernmentId, { format }: MachineReadableZone): boolean {
  if (type === 'visa') return format !== 'TD3';
  return permits.includes(type) && (format === 'MRVA' || format === 'MRVB');
}

/** Part of a line that was cut off may look like a shorter format, and one of its dates may even be valid. */
function isProven({ number, birthDate, expiresOn, isWhole }: Omit<MachineReadableZone, 'format'>): boolean {
  const proofs = [number, birthDate, expiresOn].filter((one) => one?.isCertain === true).length;
  return isWhole === true ? proofs > 0 : isWhole === undefined && proofs === 3;
}
