import type { IndividualName, PhysicalAddressVerification } from '#contracts';
import type { Evidence } from './check.js';

type PersonalInfoType = 'individualPersonalInfo' | 'individualPersonalInfoLight' | 'associatedPersonPersonalInfo';

/** The individual or associated person whom the attestation is about, as typed in another attestation. */
export function personOf(
  evidence: Evidence,
): { type: PersonalInfoType; name: IndividualName; nationality: string; birthDate: string } | undefined {
  return (
    evidence.latest.individualPersonalInfo ??
    evidence.latest.individualPersonalInfoLight ??
    evidence.latest.associatedPersonPersonalInfo
  );
}

/** The home address of the same person. */
export function homeOf(evidence: Evidence): PhysicalAddressVerification | undefined {
  const given = evidence.latest.individualResidentialAddress ?? evidence.latest.associatedPersonResidentialAddress;
  return given?.address;
}
