import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { ServiceUnavailable } from '#errors';
import { Jobs } from '#jobs';
import type { PayinReport } from '#rails';
import { Log } from '#runtime';
import type { Payin } from '../records/payin.entity.js';
import { PayinMoves } from '../records/payin.moves.js';
import { PayinRows } from '../records/payin.rows.js';
import { isToBeSettled, settlePayin } from '../settlement/settlement-attempt.js';
import { RailContradictions } from './rail-contradictions.js';

/** What a rail tells of money that it took: that it looks at it, and what came of that. Each is followed once. */
@Injectable()
export class ApplyPayinReport {
  constructor(
    private readonly payins: PayinRows,
    private readonly moves: PayinMoves,
    private readonly jobs: Jobs,
    private readonly contradictions: RailContradictions,
    private readonly log: Log,
  ) {}

  async apply(tx: Tx, rail: string, { organizationId, payinId, status }: PayinReport): Promise<void> {
    const payin = await this.payins.hold(tx, organizationId, payinId);
    if (payin?.rail !== rail) {
      this.log.warn({ payinId, status, rail }, 'a rail told of a payin that it brought no money for');
      return;
    }
    // The money itself is not told of yet: the report has to come again after it, or it would be lost.
    if (payin.status === 'created') throw new ServiceUnavailable();
    if (!(await this.follow(tx, payin, status))) this.changesNothing(payin, status);
  }

  private async follow(tx: Tx, payin: Payin, status: PayinReport['status']): Promise<boolean> {
    switch (status) {
      case 'onHold':
        return (await this.held(tx, payin)) !== undefined;
      case 'released':
        return this.release(tx, payin);
      case 'rejected':
        return this.reject(tx, payin);
    }
  }

  /** As long as no tokens are on their way for it, and once: a report that is told again after the release holds nothing. */
  private async held(tx: Tx, payin: Payin): Promise<Payin | undefined> {
    if (!isToBeSettled(payin) || payin.heldAt !== null) return undefined;
    return this.hold(tx, payin);
  }

  private async release(tx: Tx, payin: Payin): Promise<boolean> {
    const held = await this.heldBefore(tx, payin);
    if (held === undefined) return false;
    const { organizationId, id: payinId } = await this.moves.move(tx, held, 'holdReleased');
    this.jobs.add(tx, settlePayin, { organizationId, payinId, attempt: 1 });
    return true;
  }

  /** Even after its release: as long as nothing was sent for it, no tokens are given for money that goes back. */
  private async reject(tx: Tx, payin: Payin): Promise<boolean> {
    const held = isToBeSettled(payin) ? await this.hold(tx, payin) : await this.heldBefore(tx, payin);
    if (held === undefined) return false;
    await this.moves.move(tx, held, 'holdRejected', (now) => ({ failureReason: 'holdRejected', failedAt: now }));
    return true;
  }

  /** A report tells as well what it leaves out: what is released or rejected was held, and that may be told afterwards. */
  private async heldBefore(tx: Tx, payin: Payin): Promise<Payin | undefined> {
    return payin.status === 'on-hold' ? payin : this.held(tx, payin);
  }

  private hold(tx: Tx, payin: Payin): Promise<Payin> {
    return this.moves.move(tx, payin, 'complianceHold', (now) => ({ heldAt: now, isAwaitingApproval: false }));
  }

  private changesNothing({ id: payinId, status: is }: Payin, status: PayinReport['status']): void {
    const known = { payinId, status, is };
    if (status === 'rejected' && (is === 'pending' || is === 'completed'))
      this.contradictions.rejectedAfterSettlement(known);
    else this.log.info(known, 'a report that came too late changes nothing');
  }
}
