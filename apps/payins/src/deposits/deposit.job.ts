import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type CreditedDeposit, Transactions, depositCredited } from '#chains';
import { type Tx, UnitOfWork } from '#database';
import { Jobs } from '#jobs';
import { Standings } from '#standing';
import { AllowedSenderRows } from '../allowed-senders/allowed-sender.rows.js';
import { CreateDepositPayin } from './create-deposit-payin.js';

/** Only deposits of allowed senders create a payin: others merely count in the account's balance. */
@Injectable()
export class DepositJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly unitOfWork: UnitOfWork,
    private readonly transactions: Transactions,
    private readonly allowedSenders: AllowedSenderRows,
    private readonly standings: Standings,
    private readonly createPayin: CreateDepositPayin,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(depositCredited, (deposit) => this.unitOfWork.run((tx) => this.take(tx, deposit)));
  }

  private async take(tx: Tx, { organizationId, accountId, transactionId: id }: CreditedDeposit): Promise<void> {
    const transaction = await this.transactions.find(tx, { organizationId, id });
    if (transaction === undefined || transaction.relatedId !== null) return;
    const { blockchain, sourceAddress: address } = transaction;
    if (!(await this.allowedSenders.allows(tx, { organizationId, accountId, blockchain, address }))) return;
    if ((await this.standings.shared(tx, organizationId)) === undefined) return;
    await this.createPayin.create(tx, transaction);
  }
}
