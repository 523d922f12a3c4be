import { Injectable } from '@nestjs/common';
import type { HouseCaller } from '#auth';
import { DecisionsConfig, Proposals, Proposed, refuseOperator } from '#proposals';
import type { RevocationView } from './revocation.view.js';
import { RevokeApproval } from './revoke-approval.js';

/** Done at once where the caller may, or proposed. */
@Injectable()
export class AskRevocation {
  constructor(
    private readonly proposals: Proposals,
    private readonly revokeApproval: RevokeApproval,
    private readonly config: DecisionsConfig,
  ) {}

  async ask(caller: HouseCaller, complianceReviewId: string, reason: string): Promise<RevocationView | Proposed> {
    refuseOperator(caller, this.config);
    const parameters = { complianceReviewId, reason };
    const proposal =
      caller.kind === 'staff'
        ? await this.proposals.insteadOf(caller, { action: 'review.revoke', parameters, reason: 'Asked for directly' })
        : undefined;
    return proposal === undefined
      ? this.revokeApproval.revoke(caller, complianceReviewId, reason)
      : new Proposed(proposal);
  }
}
