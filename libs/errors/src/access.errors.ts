import {
  Choice,
  Instant,
  Integer,
  type ReviewTier,
  Uuid,
  accountStatuses,
  type AccountStatus,
  type FreezeDirection,
  freezeDirections,
  reviewTiers,
} from '#contracts';
import { type ErrorContract, GatehouseError, NoParams, SentText } from './gatehouse-error.js';

export class Unauthenticated extends GatehouseError<NoParams> {
  static readonly contract: ErrorContract = {
    name: 'Unauthenticated',
    status: 401,
    params: NoParams,
    about: 'The key is missing, unknown, expired or revoked. Send `Authorization: Bearer <API key>`.',
  };
  constructor(message = 'A valid key is needed: Authorization: Bearer <API key>') {
    super(Unauthenticated.contract, message, {});
  }
}

class ForbiddenParams {
  @SentText({ describe: 'The scope that the key lacks; `operator` or `staff` where only they may.' })
  requiredScope: string;

  @SentText({
    optional: true,
    describe:
      '`signInAgain` where the last sign-in of a person is too long ago, `ownProposal` and `agreedAlready` where it takes somebody else.',
  })
  reason?: string;
}

export class Forbidden extends GatehouseError<ForbiddenParams> {
  static readonly contract: ErrorContract = {
    name: 'Forbidden',
    status: 403,
    params: ForbiddenParams,
    about: 'The key is valid but may not do this.',
  };
  constructor(requiredScope: string, message = `This key may not do that: it needs ${requiredScope}`, reason?: string) {
    super(Forbidden.contract, message, { requiredScope, ...(reason === undefined ? {} : { reason }) });
  }
}

class ApprovalRequiredParams {
  @Integer({ describe: 'How many keys have to agree.' })
  required: number;

  @Integer({ describe: 'How many have.' })
  given: number;
}

export class ApprovalRequired extends GatehouseError<ApprovalRequiredParams> {
  static readonly contract: ErrorContract = {
    name: 'ApprovalRequired',
    status: 403,
    params: ApprovalRequiredParams,
    about: 'More keys of the organization have to agree to this payout request before it is executed.',
  };
  constructor(required: number, given: number) {
    super(ApprovalRequired.contract, `${required} keys have to agree to it first, and ${given} have`, {
      required,
      given,
    });
  }
}

class OrganizationParams {
  @Uuid()
  organizationId: string;
}

export class TermsOfServiceNotAccepted extends GatehouseError<OrganizationParams> {
  static readonly contract: ErrorContract = {
    name: 'TermsOfServiceNotAccepted',
    status: 403,
    params: OrganizationParams,
    about: 'The organization has to accept the terms of service first.',
  };
  constructor(organizationId: string) {
    super(TermsOfServiceNotAccepted.contract, 'The organization has not accepted the terms of service yet', {
      organizationId,
    });
  }
}

class ComplianceApprovalParams extends OrganizationParams {
  @Choice(reviewTiers, { optional: true })
  requiredTier?: ReviewTier;

  @Instant({ optional: true, describe: 'Where the organization is suspended: since when.' })
  suspendedAt?: string;
}

export class ComplianceApprovalRequired extends GatehouseError<ComplianceApprovalParams> {
  static readonly contract: ErrorContract = {
    name: 'ComplianceApprovalRequired',
    status: 403,
    params: ComplianceApprovalParams,
    about: 'The organization needs an approved compliance review first, or is suspended.',
  };
  constructor(organizationId: string, { suspendedAt }: { readonly suspendedAt?: Date } = {}) {
    const message =
      suspendedAt === undefined
        ? 'The organization has no approved compliance review for this'
        : 'The organization is suspended: ask the operator';
    super(ComplianceApprovalRequired.contract, message, {
      organizationId,
      ...(suspendedAt === undefined ? {} : { suspendedAt: suspendedAt.toISOString() }),
    });
  }
}

class AccountParams {
  @Uuid()
  accountId: string;
}

export class AccountNotApiEnabled extends GatehouseError<AccountParams> {
  static readonly contract: ErrorContract = {
    name: 'AccountNotApiEnabled',
    status: 403,
    params: AccountParams,
    about: 'The account may not be managed through the API until the operator grants it.',
  };
  constructor(accountId: string) {
    super(AccountNotApiEnabled.contract, 'This account is not enabled for the API', { accountId });
  }
}

class AccountStatusParams extends AccountParams {
  @Choice(accountStatuses)
  status: AccountStatus;

  @Choice(freezeDirections, { optional: true, describe: 'Where it is frozen: what is stopped of it.' })
  frozen?: FreezeDirection;
}

export class AccountNotActive extends GatehouseError<AccountStatusParams> {
  static readonly contract: ErrorContract = {
    name: 'AccountNotActive',
    status: 409,
    params: AccountStatusParams,
    about: 'The account is not ready to use yet, or it is frozen.',
  };
  constructor(accountId: string, status: AccountStatus, frozen?: FreezeDirection) {
    const message =
      frozen === undefined ? `This account is ${status}, not ACTIVE` : 'This account is frozen: ask the operator';
    super(AccountNotActive.contract, message, { accountId, status, ...(frozen === undefined ? {} : { frozen }) });
  }
}
