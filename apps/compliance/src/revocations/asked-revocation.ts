import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { StaffCaller } from '#auth';
import { Uuid, rolesGrant } from '#contracts';
import type { Tx } from '#database';
import { Forbidden } from '#errors';
import { type Outcome, type PreparedAction, ProposalAction, ProposalActions } from '#proposals';
import { Clock, readObject } from '#runtime';
import { ReviewRows } from '../records/review.rows.js';
import { RevokeApprovalBody } from './revocation.dto.js';
import { RevokeApproval, refuseUnlessRevocable } from './revoke-approval.js';

class RevocationParameters extends RevokeApprovalBody {
  @Uuid()
  complianceReviewId: string;
}

/** A revocation as a proposal: one that a person asks for takes another person. */
@Injectable()
export class AskedRevocation extends ProposalAction<RevocationParameters> implements OnModuleInit {
  readonly name = 'review.revoke';

  constructor(
    private readonly actions: ProposalActions,
    private readonly reviews: ReviewRows,
    private readonly revokeApproval: RevokeApproval,
    private readonly clock: Clock,
  ) {
    super();
  }

  onModuleInit(): void {
    this.actions.register(this);
  }

  override read(parameters: unknown): RevocationParameters {
    return readObject(RevocationParameters, parameters, this.clock);
  }

  override async prepare(caller: StaffCaller, { complianceReviewId }: RevocationParameters): Promise<PreparedAction> {
    const review = await this.reviews.read(caller, complianceReviewId);
    refuseUnlessRevocable(review);
    const summary = `Revoke the approval of a ${review.tier} review`;
    return { organizationId: review.organizationId, summary, isWeighty: true };
  }

  override async carryOut(
    _tx: Tx,
    caller: StaffCaller,
    { complianceReviewId, reason }: RevocationParameters,
  ): Promise<Outcome> {
    if (!rolesGrant(caller.roles, 'compliance:decide')) throw new Forbidden('compliance:decide');
    const { revokedAt } = await this.revokeApproval.revoke(caller, complianceReviewId, reason);
    return { result: { complianceReviewId, revokedAt } };
  }
}
