import { Injectable } from '@nestjs/common';
import type { PayinSender } from '#contracts';
import type { Tx } from '#database';
import { Jobs } from '#jobs';
import type { ArrivedMoney } from '#rails';
import type { Payin } from '../records/payin.entity.js';
import { PayinFiatBooks } from '../records/payin-fiat.books.js';
import { PayinMoves } from '../records/payin.moves.js';
import { SealedPayins } from '../records/payin.sealed.js';
import { settlePayin } from '../settlement/settlement-attempt.js';

/** Marks the money of a payin as received, and has it settled or held. */
@Injectable()
export class AcceptMoney {
  constructor(
    private readonly moves: PayinMoves,
    private readonly sealed: SealedPayins,
    private readonly fiatBooks: PayinFiatBooks,
    private readonly jobs: Jobs,
  ) {}

  /** The caller holds the standing of its organization. */
  async accept(
    tx: Tx,
    payin: Payin,
    from: PayinSender,
    { id, isHeld, feeUnits }: Pick<ArrivedMoney, 'id' | 'isHeld' | 'feeUnits'>,
  ): Promise<void> {
    const { organizationId, id: payinId } = payin;
    const sender = await this.sealed.sealSender(tx, payin, from);
    const atRail = await this.fiatBooks.accepted(tx, payin, feeUnits);
    const pending = await this.moves.move(tx, payin, 'fundsReceived', (now) => ({
      sender,
      arrivalId: id,
      ...atRail,
      fundsReceivedAt: now,
    }));
    if (isHeld) await this.moves.move(tx, pending, 'complianceHold', (now) => ({ heldAt: now }));
    else this.jobs.add(tx, settlePayin, { organizationId, payinId, attempt: 1 });
    await this.sealed.keepSenderName(tx, payin, from);
  }
}
