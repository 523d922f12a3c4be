import { Injectable } from '@nestjs/common';
import { Sweeps } from '#chains';
import type { Tx } from '#database';
import { Jobs } from '#jobs';
import { type DepositedTokens, PayinBooks } from '../records/payin.books.js';
import type { Payin } from '../records/payin.entity.js';
import { PayinFiatBooks } from '../records/payin-fiat.books.js';
import { type PayinChanges, PayinMoves } from '../records/payin.moves.js';
import { SealedPayins } from '../records/payin.sealed.js';
import { type SettlementFailure, sendMoneyBack } from './settlement-attempt.js';

/** Ends the settlement of a payin, with its books and what follows. The caller holds the payin. */
@Injectable()
export class EndSettlement {
  constructor(
    private readonly moves: PayinMoves,
    private readonly sealed: SealedPayins,
    private readonly books: PayinBooks,
    private readonly fiatBooks: PayinFiatBooks,
    private readonly sweeps: Sweeps,
    private readonly jobs: Jobs,
  ) {}

  async complete(tx: Tx, payin: Payin, changes: PayinChanges): Promise<void> {
    const { code, quote } = await this.moves.move(tx, payin, 'settled', (now) => ({ ...changes, completedAt: now }));
    if (quote === null) throw new Error(`The payin ${payin.id} was settled at no price`);
    this.books.count(tx, payin, BigInt(quote.tokenUnits));
    if (code === null) return this.depositSettled(tx, payin);
    await this.books.moneySettled(tx, payin, quote);
    await this.fiatBooks.settled(tx, payin);
  }

  /** The account has other tokens now, and these are the platform's. */
  private async depositSettled(tx: Tx, payin: Payin): Promise<void> {
    const { organizationId, accountId } = payin;
    const deposit = await this.depositOf(payin);
    await this.books.depositSettled(tx, payin, deposit);
    await this.sweeps.request(tx, { organizationId, accountId, ...deposit });
  }

  /** What was reserved is released, and the rail is asked to send the money back. */
  async fail(tx: Tx, payin: Payin, why: SettlementFailure): Promise<void> {
    const { organizationId, id: payinId, code, transferId, quote } = payin;
    await this.moves.move(tx, payin, why, (now) => ({
      isAwaitingApproval: false,
      failureReason: why,
      failedAt: now,
      ...(code === null ? {} : { returnStatus: 'asked' as const }),
    }));
    if (code === null) {
      await this.books.releaseDeposit(tx, payin, await this.depositOf(payin));
      return;
    }
    // The developer fee is reserved together with the transfer.
    if (transferId !== null && quote !== null) await this.books.releaseDeveloperFee(tx, payin, quote);
    this.jobs.add(tx, sendMoneyBack, { organizationId, payinId, attempt: 1 });
  }

  private async depositOf(payin: Payin): Promise<DepositedTokens> {
    const [details, sender] = await Promise.all([this.sealed.openDetails(payin), this.sealed.openSender(payin)]);
    if (details.type !== 'blockchainDeposit' || sender?.type !== 'blockchain' || !('transactionHash' in sender))
      throw new Error(`The payin ${payin.id} is of no tokens that are converted`);
    const { transactionHash } = sender;
    return { ...details.depositToken, units: BigInt(details.amount.value), transactionHash };
  }
}
