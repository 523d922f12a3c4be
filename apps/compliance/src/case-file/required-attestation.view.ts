import { type AttestationType, Choice, associatedPersonAttestationTypes, reviewAttestationTypes } from '#contracts';

export class RequiredAttestation {
  @Choice(reviewAttestationTypes)
  attestationType: AttestationType;
}

export class AssociatedPersonRequiredAttestation {
  @Choice(associatedPersonAttestationTypes)
  attestationType: AttestationType;
}
