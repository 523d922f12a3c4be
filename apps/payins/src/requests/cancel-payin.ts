import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { IllegalTransition, ResourceNotFound } from '#errors';
import { Clock } from '#runtime';
import { CloseChargeJob } from '../expiry/close-charge.job.js';
import { hasExpired } from '../expiry/expire-payins.js';
import type { Payin } from '../records/payin.entity.js';
import { PayinMoves } from '../records/payin.moves.js';
import { PayinRows } from '../records/payin.rows.js';

/** A payin can be canceled as long as no money has come for it. */
@Injectable()
export class CancelPayin {
  constructor(
    private readonly payins: PayinRows,
    private readonly moves: PayinMoves,
    private readonly closeCharge: CloseChargeJob,
    private readonly clock: Clock,
  ) {}

  async cancel(tx: Tx, organizationId: string, id: string): Promise<Payin> {
    const payin = await this.payins.hold(tx, organizationId, id);
    if (payin === undefined) throw new ResourceNotFound('payin', id);
    if (payin.status === 'created' && hasExpired(payin, this.clock.now()))
      throw new IllegalTransition('payin', id, 'failed', 'cancel', 'The payin has expired');
    this.closeCharge.add(tx, payin);
    return this.moves.move(tx, payin, 'cancel', (now) => ({ canceledAt: now }));
  }
}
