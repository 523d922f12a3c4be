import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Reads, type Tx, UnitOfWork } from '#database';
import { Jobs } from '#jobs';
import type { MoneyReturnAnswer } from '#rails';
import { Payin } from '../records/payin.entity.js';
import { PayinFiatBooks } from '../records/payin-fiat.books.js';
import { PayinMoves } from '../records/payin.moves.js';
import { PayinRows } from '../records/payin.rows.js';
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
    private readonly payins: PayinRows,
    private readonly moves: PayinMoves,
    private readonly fiatBooks: PayinFiatBooks,
    private readonly rail: ReceivingRail,
    private readonly postponement: PostponeSettlement,
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
    if (answer?.isConfirmed === true) await this.unitOfWork.run((tx) => this.confirm(tx, attempt, answer));
  }

  /** A report may have said so meanwhile. */
  private async confirm(
    tx: Tx,
    { organizationId, payinId }: SettlementAttempt,
    money: Extract<MoneyReturnAnswer, { isConfirmed: true }>,
  ): Promise<void> {
    const payin = await this.payins.hold(tx, organizationId, payinId);
    if (payin === undefined || payin.returnStatus === 'confirmed') return;
    const known = await this.fiatBooks.returned(tx, payin, money);
    await this.moves.note(tx, payin, { ...known, returnStatus: 'confirmed' });
  }
}
