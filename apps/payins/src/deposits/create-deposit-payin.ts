import { Injectable } from '@nestjs/common';
import { type Transaction, Transactions } from '#chains';
import type { Tx } from '#database';
import { Jobs } from '#jobs';
import { PayinMoves } from '../records/payin.moves.js';
import { DraftDepositPayin } from './draft-deposit-payin.js';
import { isEvm } from './deposit-details.js';
import { PayinBooks } from '../records/payin.books.js';
import { settlePayin } from '../settlement/settlement-attempt.js';

/** Makes a payin of what an allowed sender has sent to an account on a chain. */
@Injectable()
export class CreateDepositPayin {
  constructor(
    private readonly drafts: DraftDepositPayin,
    private readonly transactions: Transactions,
    private readonly moves: PayinMoves,
    private readonly books: PayinBooks,
    private readonly jobs: Jobs,
  ) {}

  /** One for each transaction, whoever else makes it. The standing of the organization is held. */
  async create(tx: Tx, transaction: Transaction): Promise<void> {
    const created = await this.drafts.draft(tx, transaction);
    const { organizationId, id } = created;
    if (!(await this.transactions.relate(tx, transaction, { type: 'payin', id }))) return;
    this.moves.begin(tx, created);
    const pending = await this.moves.move(tx, created, 'fundsReceived', (now) => ({ fundsReceivedAt: now }));
    const { token: symbol, blockchain, units } = transaction;
    if (isEvm(blockchain)) await this.moves.move(tx, pending, 'settled', (now) => ({ completedAt: now }));
    else {
      await this.books.holdDeposit(tx, pending, { symbol, blockchain, units: BigInt(units) });
      this.jobs.add(tx, settlePayin, { organizationId, payinId: id, attempt: 1 });
    }
  }
}
