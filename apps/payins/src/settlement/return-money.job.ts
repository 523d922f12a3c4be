import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { Jobs } from '#jobs';
import { Payin } from '../records/payin.entity.js';
import { ConfirmMoneyReturn } from './confirm-money-return.js';
import { PostponeSettlement } from './postpone-settlement.js';
import { ReceivingRail } from './receiving-rail.js';
import { type SettlementAttempt, isSettlementFailure, sendMoneyBack } from './settlement-attempt.js';

/** Asks the rail to send money back, until it agrees. */
@Injectable()
export class ReturnMoneyJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly rail: ReceivingRail,
    private readonly postponement: PostponeSettlement,
    private readonly confirmReturn: ConfirmMoneyReturn,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(sendMoneyBack, (attempt) => this.sendBack(attempt));
  }

  private async sendBack(attempt: SettlementAttempt): Promise<void> {
    const { organizationId, payinId: id } = attempt;
    const payin = await this.reads.one(Payin, { organizationId, id });
    if (payin === undefined || payin.arrivalId === null || !isSettlementFailure(payin.failureReason)) return;
    const { arrivalId } = payin;
    const answer = await this.rail
      .sendBack({ ...payin, arrivalId })
      .catch((cause: unknown) => this.postponement.postpone(sendMoneyBack, attempt, cause));
    if (answer?.isConfirmed === true)
      await this.unitOfWork.run((tx) => this.confirmReturn.confirm(tx, attempt, answer));
  }
}
