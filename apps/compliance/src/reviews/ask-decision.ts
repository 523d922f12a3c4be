import { Injectable } from '@nestjs/common';
import type { Caller } from '#auth';
import { DecisionsConfig, type ConcludedProposalView, Proposals, Proposed, refuseOperator } from '#proposals';
import { decideAction } from './asked-decision.js';
import { DecideReview } from './decide-review.js';
import type { Decision } from './review.dto.js';
import type { ReviewView } from './review.view.js';

/** A decision that somebody asks for: made, or proposed. */
@Injectable()
export class AskDecision {
  constructor(
    private readonly proposals: Proposals,
    private readonly decideReview: DecideReview,
    private readonly config: DecisionsConfig,
  ) {}

  /** Made at once where the caller may. */
  async decide(caller: Caller, id: string, asked: Decision): Promise<ReviewView | Proposed> {
    const proposal = await this.insteadOf(caller, id, asked);
    return proposal === undefined ? this.decideReview.decide(caller, id, asked) : new Proposed(proposal);
  }

  private insteadOf(
    caller: Caller,
    complianceReviewId: string,
    asked: Decision,
  ): Promise<ConcludedProposalView | undefined> {
    refuseOperator(caller, this.config);
    // An officer asks for information without asking anybody.
    if (caller.kind !== 'staff' || asked.type === 'requestInformation') return Promise.resolve(undefined);
    // Notes and internal reasons stay among the parameters, which are sealed.
    const parameters = { complianceReviewId, decision: asked };
    return this.proposals.insteadOf(caller, { action: decideAction, parameters, reason: 'Asked for directly' });
  }
}
