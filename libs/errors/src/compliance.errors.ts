import {
  AttestationSummaryParam,
  AttestationValidationFailure,
  type AttestationType,
  Choice,
  ListOf,
  Nested,
  Uuid,
  attestationTypes,
} from '#contracts';
import { type ErrorContract, GatehouseError, SentText } from './gatehouse-error.js';

class ActiveReviewParams {
  @Uuid()
  complianceReviewId: string;
}

export class ActiveReviewExists extends GatehouseError<ActiveReviewParams> {
  static readonly contract: ErrorContract = {
    name: 'ActiveReviewExists',
    status: 409,
    params: ActiveReviewParams,
    about: 'The organization already has an active review of this tier: go on with that one.',
  };
  constructor(complianceReviewId: string) {
    super(ActiveReviewExists.contract, 'There is already an active review of this tier', { complianceReviewId });
  }
}

class NamedAttestation {
  @Choice(attestationTypes)
  attestationType: AttestationType;

  @Uuid({ optional: true })
  associatedPersonId?: string;
}

export class NeededAttestation extends NamedAttestation {
  @Nested(() => AttestationSummaryParam, {
    optional: true,
    describe: 'The latest upload, where one was made before an officer asked for it again.',
  })
  attestation?: AttestationSummaryParam;
}

class MissingAttestationsParams extends ActiveReviewParams {
  @ListOf(() => NeededAttestation)
  attestations: NeededAttestation[];
}

export class MissingRequiredAttestations extends GatehouseError<MissingAttestationsParams> {
  static readonly contract: ErrorContract = {
    name: 'MissingRequiredAttestations',
    status: 422,
    params: MissingAttestationsParams,
    about: 'The review cannot be submitted before these attestations are uploaded.',
  };
  constructor(complianceReviewId: string, attestations: NeededAttestation[]) {
    const missing = attestations.length === 1 ? 'One attestation is' : `${attestations.length} attestations are`;
    super(MissingRequiredAttestations.contract, `${missing} still missing`, {
      complianceReviewId,
      attestations,
    });
  }
}

export class RejectedComplianceAttestation extends NamedAttestation {
  @Uuid()
  attestationId: string;

  @Nested(() => AttestationSummaryParam)
  attestation: AttestationSummaryParam;

  @ListOf(() => AttestationValidationFailure)
  blockingFailures: AttestationValidationFailure[];

  @ListOf(() => AttestationValidationFailure)
  warningFailures: AttestationValidationFailure[];
}

class RejectedAttestationsParams extends ActiveReviewParams {
  @Uuid()
  organizationId: string;

  @ListOf(() => RejectedComplianceAttestation)
  attestations: RejectedComplianceAttestation[];
}

export class AttestationValidationsRejectedException extends GatehouseError<RejectedAttestationsParams> {
  static readonly contract: ErrorContract = {
    name: 'AttestationValidationsRejectedException',
    status: 422,
    params: RejectedAttestationsParams,
    about: 'The review has failures: upload again where they are BLOCKING; a WARNING may be acknowledged at submit.',
  };
  constructor(params: RejectedAttestationsParams) {
    super(
      AttestationValidationsRejectedException.contract,
      'Some attestations have failures that stand in the way of submitting',
      params,
    );
  }
}

class OpenFinding {
  @Uuid()
  id: string;

  @SentText({ describe: 'What it is about: `country`, `screening` and so on.' })
  source: string;
}

class OpenFindingsParams extends ActiveReviewParams {
  @ListOf(() => OpenFinding)
  findings: OpenFinding[];
}

export class OpenFindings extends GatehouseError<OpenFindingsParams> {
  static readonly contract: ErrorContract = {
    name: 'OpenFindings',
    status: 409,
    params: OpenFindingsParams,
    about: 'Serious findings of the review have to be cleared or confirmed, each with a note, before it is approved.',
  };
  constructor(complianceReviewId: string, findings: OpenFinding[]) {
    const open = findings.length === 1 ? 'One serious finding is' : `${findings.length} serious findings are`;
    super(OpenFindings.contract, `${open} still open`, { complianceReviewId, findings });
  }
}

class ProhibitedParams extends ActiveReviewParams {
  @ListOf(() => OpenFinding, { describe: 'The findings because of which nobody may approve it.' })
  findings: OpenFinding[];
}

export class RiskProhibited extends GatehouseError<ProhibitedParams> {
  static readonly contract: ErrorContract = {
    name: 'RiskProhibited',
    status: 409,
    params: ProhibitedParams,
    about: 'The risk of the review is `prohibited`: it can be rejected, or corrected by who submitted it.',
  };
  constructor(complianceReviewId: string, findings: OpenFinding[]) {
    super(RiskProhibited.contract, 'Nobody may approve this review', { complianceReviewId, findings });
  }
}
