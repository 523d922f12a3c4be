import type { IndividualName, PhysicalAddressVerification } from '#contracts';
import type { Evidence } from './check.js';

/** Of the individual or the associated person, whichever the attestation is about. */
export function personOf(
  evidence: Evidence,
): { name: IndividualName; nationality: string; birthDate: string } | undefined {
  return (
    evidence.latest('individualPersonalInfo') ??
    evidence.latest('individualPersonalInfoLight') ??
    evidence.latest('associatedPersonPersonalInfo')
  );
}

/** Of the same. */
export function homeOf(evidence: Evidence): PhysicalAddressVerification | undefined {
  const given =
    evidence.latest('individualResidentialAddress') ?? evidence.latest('associatedPersonResidentialAddress');
  return given?.address;
}
