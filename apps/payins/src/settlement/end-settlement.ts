import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Jobs } from '#jobs';
import { type PayinChanges, PayinMoves } from '../records/payin.moves.js';
import type { Payin } from '../records/payin.entity.js';
import { SealedPayins } from '../records/payin.sealed.js';
import { type DepositedTokens, PayinBooks } from '../records/payin.books.js';
import { sendMoneyBack } from './settlement-attempt.js';

/** How the settlement of a payin ends, with all that follows from it. The payin is held. */
@Injectable()
export class EndSettlement {
  constructor(
    private readonly moves: PayinMoves,
    private readonly sealed: SealedPayins,
    private readonly books: PayinBooks,
    private readonly jobs: Jobs,
  ) {}

  /** The account has its tokens. */
  async complete(tx: Tx, payin: Payin, changes: PayinChanges): Promise<void> {
    const { code, quote } = await this.moves.move(tx, payin, 'settled', (now) => ({ ...changes, completedAt: now }));
    if (quote === null) throw new Error(`The payin ${payin.id} was settled at no price`);
    if (code === null) await this.books.depositSettled(tx, payin, await this.depositOf(payin));
    else await this.books.moneySettled(tx, payin, quote);
  }

  /** It does not get them: everybody has again what they had, as far as that is for us to do. */
  async fail(tx: Tx, payin: Payin): Promise<void> {
    const { organizationId, id: payinId, code, transferId, quote } = payin;
    await this.moves.move(tx, payin, 'settlementFailed', (now) => ({
      ...{ isAwaitingApproval: false, failureReason: 'settlementFailed', failedAt: now },
    }));
    if (code === null) {
      await this.books.releaseDeposit(tx, payin, await this.depositOf(payin));
      return;
    }
    // What it costs is held together with its transfer.
    if (transferId !== null && quote !== null) await this.books.releaseDeveloperFee(tx, payin, quote);
    this.jobs.add(tx, sendMoneyBack, { organizationId, payinId, attempt: 1 });
  }

  private async depositOf(payin: Payin): Promise<DepositedTokens> {
    const details = await this.sealed.openDetails(payin);
    if (details.type !== 'blockchainDeposit') throw new Error(`The payin ${payin.id} is of no tokens`);
    return { ...details.depositToken, units: BigInt(details.amount.value) };
  }
}
