import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { ServiceUnavailable } from '#errors';
import { Jobs } from '#jobs';
import type { PayinReport } from '#rails';
import { Log } from '#runtime';
import type { Payin } from '../records/payin.entity.js';
import { PayinFiatBooks } from '../records/payin-fiat.books.js';
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
    private readonly fiatBooks: PayinFiatBooks,
    private readonly jobs: Jobs,
    private readonly contradictions: RailContradictions,
    private readonly log: Log,
  ) {}

  async apply(tx: Tx, rail: string, report: PayinReport): Promise<void> {
    const { organizationId, payinId, status } = report;
    const payin = await this.payins.hold(tx, organizationId, payinId);
    if (payin?.rail !== rail) {
      this.log.warn({ payinId, status, rail }, 'a rail reported on a payin that it brought no money for');
      return;
    }
    // The money itself has not been reported yet: the rail has to repeat this report afterwards.
    if (payin.status === 'created') throw new ServiceUnavailable();
    if (!(await this.follow(tx, payin, report))) await this.tellIgnored(tx, payin, status);
  }

  private async follow(tx: Tx, payin: Payin, report: PayinReport): Promise<boolean> {
    switch (report.status) {
      case 'onHold':
        return (await this.held(tx, payin)) !== undefined;
      case 'released':
        return this.release(tx, payin);
      case 'rejected':
      case 'returned':
        return this.wentBack(tx, payin, report);
      case 'returnRefused':
        return this.refuseReturn(tx, payin);
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

  /** Booked whatever is known of the payin, which fails where that is still possible: money that goes back is not paid out. */
  private async wentBack(tx: Tx, payin: Payin, report: PayinReport): Promise<boolean> {
    // What was refused when it came was never ours.
    if (payin.arrivalId === null) return false;
    const known = await this.fiatBooks.returned(tx, payin, report);
    const rejected = await this.heldToReject(tx, payin);
    if (rejected !== undefined) {
      const changes = { ...known, returnStatus: 'confirmed', failureReason: 'holdRejected' } as const;
      await this.moves.move(tx, rejected, 'holdRejected', (now) => ({ ...changes, failedAt: now }));
      return true;
    }
    const isOwedNoMore = payin.status === 'failed';
    await this.moves.note(tx, payin, { ...known, ...(isOwedNoMore ? { returnStatus: 'confirmed' } : {}) });
    return isOwedNoMore;
  }

  /** Even after its release. */
  private heldToReject(tx: Tx, payin: Payin): Promise<Payin | undefined> {
    return isToBeSettled(payin) ? this.hold(tx, payin) : this.heldBefore(tx, payin);
  }

  /** The money stays with the rail, and is owed to its sender as before. */
  private async refuseReturn(tx: Tx, payin: Payin): Promise<boolean> {
    if (payin.returnStatus !== 'asked') return false;
    await this.moves.note(tx, payin, { returnStatus: 'refused' });
    this.contradictions.returnRefused({ payinId: payin.id, rail: payin.rail });
    return true;
  }

  /** What is released or rejected was held, even if the report of the hold comes later. */
  private async heldBefore(tx: Tx, payin: Payin): Promise<Payin | undefined> {
    return payin.status === 'on-hold' ? payin : this.held(tx, payin);
  }

  private hold(tx: Tx, payin: Payin): Promise<Payin> {
    return this.moves.move(tx, payin, 'complianceHold', (now) => ({ heldAt: now, isAwaitingApproval: false }));
  }

  private async tellIgnored(tx: Tx, payin: Payin, status: PayinReport['status']): Promise<void> {
    const { id: payinId, status: is } = payin;
    const saysGone = status === 'rejected' || status === 'returned';
    if (saysGone && (is === 'pending' || is === 'completed'))
      await this.contradictions.rejectedAfterSettlement(tx, payin, status);
    else this.log.info({ payinId, status, is }, 'a report came too late and changes nothing');
  }
}
