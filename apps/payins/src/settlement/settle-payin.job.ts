import { Injectable, type OnModuleInit } from '@nestjs/common';
import { TreasuryPayments } from '#chains';
import { Reads } from '#database';
import { ConversionUnavailable } from '#errors';
import { Jobs } from '#jobs';
import { Payin } from '../records/payin.entity.js';
import { BeginSettlement } from './begin-settlement.js';
import { PostponeSettlement } from './postpone-settlement.js';
import { ReceivingRail } from './receiving-rail.js';
import { type SettlementAttempt, isToBeSettled, settlePayin } from './settlement-attempt.js';

/** Asks the rail for its terms, outside of any transaction, then settles the payin. */
@Injectable()
export class SettlePayinJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly reads: Reads,
    private readonly rail: ReceivingRail,
    private readonly beginSettlement: BeginSettlement,
    private readonly payments: TreasuryPayments,
    private readonly postponement: PostponeSettlement,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(settlePayin, (attempt) => this.settle(attempt));
  }

  private async settle(attempt: SettlementAttempt): Promise<void> {
    const { organizationId, payinId } = attempt;
    const payin = await this.reads.one(Payin, { organizationId, id: payinId });
    if (payin === undefined || !isToBeSettled(payin)) return;
    const answer = await this.rail.quote(payin).then(
      (quote) => ({ quote }),
      (cause: unknown) => ({ cause }),
    );
    if ('cause' in answer) return this.postponement.postpone(settlePayin, attempt, answer.cause);
    const paying = { job: settlePayin, payload: attempt, subjectId: payinId, isBeingFunded: false };
    const priced = { organizationId, payinId, quote: answer.quote };
    await this.payments
      .make(paying, (tx, needs) => this.beginSettlement.begin(tx, priced, needs))
      .catch((cause: unknown) => {
        if (!(cause instanceof ConversionUnavailable)) throw cause;
        return this.postponement.postpone(settlePayin, attempt, cause);
      });
  }
}
