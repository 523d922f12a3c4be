import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '#database';
import { IllegalTransition } from '#errors';
import { type Exception, ExceptionKind, KnownExceptions } from '#exceptions';
import { PayoutBooks } from '../records/payout.books.js';
import { PayoutMoves } from '../records/payout.moves.js';
import { PayoutRequestMoves } from '../records/payout-request.moves.js';
import { PayoutRequestRows } from '../records/payout-request.rows.js';

const reason = 'The money came back after the organization was erased, and nobody is there to have it';

/** The money of a payout came back after its organization was erased. What books that opens the exception (`GiveBack`). */
@Injectable()
export class RefundToErased extends ExceptionKind implements OnModuleInit {
  readonly kind = 'refundToErased';

  constructor(
    private readonly known: KnownExceptions,
    private readonly requests: PayoutRequestRows,
    private readonly requestMoves: PayoutRequestMoves,
    private readonly payoutMoves: PayoutMoves,
    private readonly books: PayoutBooks,
  ) {
    super();
  }

  onModuleInit(): void {
    this.known.register(this);
  }

  override async hold(tx: Tx, { organizationId, subjectId }: Exception): Promise<void> {
    await this.requests.holdPayout(tx, organizationId, subjectId);
  }

  /** Nobody waits for it any more: the tokens, which stay in the treasury, are the platform's. The payout has failed, as no one has its money. */
  override async resolve(tx: Tx, { organizationId, subjectId: id }: Exception): Promise<void> {
    const held = await this.requests.holdPayout(tx, organizationId, id);
    if (held?.payout.status !== 'refundInProgress' || held.payout.returnRequestedAt !== null)
      throw new IllegalTransition('payout', id, held?.payout.status ?? null, 'writeOff');
    const { request, payout } = held;
    await this.books.keepReturned(tx, request, payout);
    await this.payoutMoves.move(tx, payout, 'writtenOff', (now) => ({ returnRequestedAt: now, failureReason: reason }));
    await this.requestMoves.returned(tx, request);
  }
}
