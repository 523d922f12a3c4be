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

/** Applies what a rail reports of money that it accepted: a compliance hold, and how that ended. Each counts once. */
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
      this.log.warn({ payinId, status, rail }, 'a rail reported on a payin that it brought no money for');
      return;
    }
    // The money itself has not been reported yet: the rail has to repeat this report afterwards.
    if (payin.status === 'created') throw new ServiceUnavailable();
    if (!(await this.follow(tx, payin, status))) this.logIgnored(payin, status);
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

  /** Only while no tokens are on their way, and only once: a report repeated after the release holds nothing. */
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

  /** Even after its release, as long as no tokens were sent: money that goes back is not paid out. */
  private async reject(tx: Tx, payin: Payin): Promise<boolean> {
    const held = isToBeSettled(payin) ? await this.hold(tx, payin) : await this.heldBefore(tx, payin);
    if (held === undefined) return false;
    await this.moves.move(tx, held, 'holdRejected', (now) => ({ failureReason: 'holdRejected', failedAt: now }));
    return true;
  }

  /** What is released or rejected was held, even if the report of the hold comes later. */
  private async heldBefore(tx: Tx, payin: Payin): Promise<Payin | undefined> {
    return payin.status === 'on-hold' ? payin : this.held(tx, payin);
  }

  private hold(tx: Tx, payin: Payin): Promise<Payin> {
    return this.moves.move(tx, payin, 'complianceHold', (now) => ({ heldAt: now, isAwaitingApproval: false }));
  }

  private logIgnored({ id: payinId, status: is }: Payin, status: PayinReport['status']): void {
    const known = { payinId, status, is };
    if (status === 'rejected' && (is === 'pending' || is === 'completed'))
      this.contradictions.rejectedAfterSettlement(known);
    else this.log.info(known, 'a report came too late and changes nothing');
  }
}
