import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Exceptions } from '#exceptions';
import { Jobs } from '#jobs';
import { Standings } from '#standing';
import type { PayoutRequest } from '../records/payout-request.entity.js';
import { PayoutMoves } from '../records/payout.moves.js';
import { type Payout, isFiat } from '../records/payout.entity.js';
import { heldFees } from '../records/payout-units.js';
import { PayoutBooks } from '../records/payout.books.js';
import { returnTokens } from './payout-treasury-orders.js';

/** Owes the tokens of a payout to its account again. The caller holds the request. */
@Injectable()
export class GiveBack {
  constructor(
    private readonly payoutMoves: PayoutMoves,
    private readonly books: PayoutBooks,
    private readonly standings: Standings,
    private readonly exceptions: Exceptions,
    private readonly jobs: Jobs,
  ) {}

  async give(tx: Tx, request: PayoutRequest, payout: Payout): Promise<void> {
    const { organizationId, id: payoutId } = payout;
    // Nobody is there any more who could spend what an erased organization gets, so it stays with us.
    const isErased = (await this.standings.shared(tx, organizationId)) === undefined;
    const wasPaid = payout.completedAt !== null;
    this.books.uncount(tx, request, [payout]);
    if (wasPaid && isFiat(payout)) await this.books.railReturned(tx, request, payout);
    if (isErased) return this.tell(tx, request, payout);
    if (wasPaid) await this.books.returnFees(tx, request, payoutId, heldFees(payout));
    else await this.books.releaseFees(tx, request, payoutId, heldFees(payout));
    await this.payoutMoves.note(tx, payout, (now) => ({ returnRequestedAt: now }));
    this.jobs.add(tx, returnTokens, { organizationId, payoutId, attempt: 1 });
  }

  private tell(tx: Tx, { token: tokenSymbol, blockchain }: PayoutRequest, payout: Payout): Promise<void> {
    const { organizationId, id, tokenUnits: units } = payout;
    return this.exceptions.open(tx, {
      organizationId,
      kind: 'refundToErased',
      subject: { type: 'payout', id },
      amount: { tokenSymbol, blockchain, units },
      because: 'Its money came back after its organization was erased, and there is no one to give it to',
      options: ['writeOff'],
    });
  }
}
