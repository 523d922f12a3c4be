import { type AttestationType, Choice, attestationTypes } from '#contracts';

export class RequiredAttestation {
  @Choice(attestationTypes)
  attestationType: AttestationType;
}
