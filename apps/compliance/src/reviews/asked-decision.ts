import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { StaffCaller } from '#auth';
import { AnyObject, Uuid, rolesGrant } from '#contracts';
import { Reads, type Tx } from '#database';
import { Forbidden, ValidationFailed, type FieldFailure } from '#errors';
import { type Outcome, type PreparedAction, ProposalAction, ProposalActions } from '#proposals';
import { Clock, readObject, validVariant } from '#runtime';
import type { Review } from '../records/review.entity.js';
import { reviewLifecycle } from '../records/review.lifecycle.js';
import { ReviewRows } from '../records/review.rows.js';
import { refuseUnanswered } from '../risk/weighing/refuse-unanswered.js';
import { WeighReview } from '../risk/weighing/weigh-review.js';
import { DecideReview, triggerOf } from './decide-review.js';
import { type Decision, decision } from './review.dto.js';

export const decideAction = 'review.decide';

class DecisionParameters {
  @Uuid()
  complianceReviewId: string;

  @AnyObject()
  decision: object;
}

interface AskedParameters {
  readonly complianceReviewId: string;
  readonly decision: Decision;
}

const inWords: Readonly<Record<Decision['type'], string>> = {
  approve: 'Approve',
  reject: 'Reject',
  requestInformation: 'Ask for more information in',
  error: 'Put on hold',
  retry: 'Resume',
  close: 'Close',
};

/** A decision as a proposal, which those take that end a review of the highest tier or of high risk, and those of people who may only propose. */
@Injectable()
export class AskedDecision extends ProposalAction<AskedParameters> implements OnModuleInit {
  readonly name = decideAction;

  constructor(
    private readonly actions: ProposalActions,
    private readonly reviews: ReviewRows,
    private readonly weighing: WeighReview,
    private readonly reads: Reads,
    private readonly decideReview: DecideReview,
    private readonly clock: Clock,
  ) {
    super();
  }

  onModuleInit(): void {
    this.actions.register(this);
  }

  override read(parameters: unknown): AskedParameters {
    const { complianceReviewId, decision: plain } = readObject(DecisionParameters, parameters, this.clock);
    try {
      return { complianceReviewId, decision: validVariant(decision, plain, this.clock) };
    } catch (thrown) {
      throw thrown instanceof ValidationFailed ? within('decision', thrown) : thrown;
    }
  }

  override async prepare(
    caller: StaffCaller,
    { complianceReviewId, decision: asked }: AskedParameters,
  ): Promise<PreparedAction> {
    const review = await this.reviews.read(caller, complianceReviewId);
    const { organizationId, status, tier } = review;
    reviewLifecycle.next(status, triggerOf[asked.type], complianceReviewId);
    const isWeighty = await this.isWeighty(review, asked);
    return { organizationId, summary: `${inWords[asked.type]} a ${tier} review`, isWeighty };
  }

  /** What would be refused is refused before somebody else is asked. */
  private async isWeighty(review: Review, { type }: Decision): Promise<boolean> {
    if (type !== 'approve' && type !== 'reject') return false;
    const weighed = await this.weighing.weigh(this.reads, review);
    if (type === 'approve') refuseUnanswered(review.id, weighed);
    return review.tier === 'FULL' || weighed.rating.level === 'high' || weighed.rating.level === 'prohibited';
  }

  override async carryOut(
    _tx: Tx,
    caller: StaffCaller,
    { complianceReviewId, decision: asked }: AskedParameters,
  ): Promise<Outcome> {
    if (!rolesGrant(caller.roles, 'compliance:decide')) throw new Forbidden('compliance:decide');
    const { status } = await this.decideReview.decide(caller, complianceReviewId, asked);
    return { result: { complianceReviewId, status: status.type } };
  }
}

function within(field_: string, { params }: ValidationFailed): ValidationFailed {
  const { failures } = params as { failures: readonly FieldFailure[] };
  return new ValidationFailed(failures.map(({ field: name, messages }) => ({ field: `${field_}.${name}`, messages })));
}
