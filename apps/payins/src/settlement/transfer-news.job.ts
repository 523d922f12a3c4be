import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Transactions, type TransferArrival, type TransferEnd, transferArrived, transferEnded } from '#chains';
import { type Tx, UnitOfWork } from '#database';
import { Jobs } from '#jobs';
import { Log } from '#runtime';
import type { Payin } from '../records/payin.entity.js';
import { payinLifecycle } from '../records/payin.lifecycle.js';
import { PayinRows } from '../records/payin.rows.js';
import { EndSettlement } from './end-settlement.js';

/** Ends payins by what became of their transfers. News may come twice, and in any order. */
@Injectable()
export class TransferNewsJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly payins: PayinRows,
    private readonly transactions: Transactions,
    private readonly endSettlement: EndSettlement,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(transferEnded.payin, (end) => this.unitOfWork.run((tx) => this.ended(tx, end)));
    this.jobs.handle(transferArrived.payin, (arrival) => this.unitOfWork.run((tx) => this.arrived(tx, arrival)));
  }

  private async ended(tx: Tx, end: TransferEnd): Promise<void> {
    // A transfer that succeeded settles the payin when it is credited.
    if (end.succeeded) return;
    const payin = await this.waitingFor(tx, end);
    if (payin === undefined) return;
    const { id: payinId, transferId } = payin;
    this.log.warn({ payinId, transferId, reason: end.reason }, 'a chain refused the tokens of a payin');
    await this.endSettlement.fail(tx, payin, 'settlementFailed');
  }

  private async arrived(tx: Tx, arrival: TransferArrival): Promise<void> {
    const { organizationId, transactionId } = arrival;
    const payin = await this.waitingFor(tx, arrival);
    if (payin === undefined) return;
    const transaction = await this.transactions.find(tx, { organizationId, id: transactionId });
    const transactionHash = transaction?.transactionHash ?? null;
    await this.endSettlement.complete(tx, payin, { transactionId, transactionHash });
  }

  private async waitingFor(
    tx: Tx,
    { organizationId, relatedId, transferId }: TransferEnd | TransferArrival,
  ): Promise<Payin | undefined> {
    const payin = await this.payins.hold(tx, organizationId, relatedId);
    if (payin === undefined || payin.transferId !== transferId) return undefined;
    return payinLifecycle.isTerminal(payin.status) ? undefined : payin;
  }
}
