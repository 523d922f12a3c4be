import { Injectable } from '@nestjs/common';
import { type Transaction, Transactions } from '#chains';
import type { Tx } from '#database';
import { Jobs } from '#jobs';
import { PayinBooks } from '../records/payin.books.js';
import { PayinMoves } from '../records/payin.moves.js';
import { settlePayin } from '../settlement/settlement-attempt.js';
import { isEvm } from './deposit-details.js';
import { DraftDepositPayin } from './draft-deposit-payin.js';

/** Creates a payin for tokens that an allowed sender sent to an account on a chain. */
@Injectable()
export class CreateDepositPayin {
  constructor(
    private readonly draftPayin: DraftDepositPayin,
    private readonly transactions: Transactions,
    private readonly moves: PayinMoves,
    private readonly books: PayinBooks,
    private readonly jobs: Jobs,
  ) {}

  /** One for each transaction, however many try at once. The caller holds the standing of the organization. */
  async create(tx: Tx, transaction: Transaction): Promise<void> {
    const created = await this.draftPayin.draft(tx, transaction);
    const { organizationId, id } = created;
    if (!(await this.transactions.relate(tx, transaction, { type: 'payin', id }))) return;
    this.moves.begin(tx, created);
    const pending = await this.moves.move(tx, created, 'fundsReceived', (now) => ({ fundsReceivedAt: now }));
    const { token: symbol, blockchain, units, transactionHash } = transaction;
    if (isEvm(blockchain)) {
      await this.moves.move(tx, pending, 'settled', (now) => ({ completedAt: now }));
      this.books.count(tx, pending, BigInt(units));
    } else {
      await this.books.holdDeposit(tx, pending, { symbol, blockchain, units: BigInt(units), transactionHash });
      this.jobs.add(tx, settlePayin, { organizationId, payinId: id, attempt: 1 });
    }
  }
}
