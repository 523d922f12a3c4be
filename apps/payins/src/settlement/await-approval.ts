import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Jobs } from '#jobs';
import { Clock } from '#runtime';
import type { Payin } from '../records/payin.entity.js';
import { PayinMoves } from '../records/payin.moves.js';
import { EndSettlement } from './end-settlement.js';
import { settlePayin } from './settlement-attempt.js';

/** Without an approval by then, the money goes back. */
const mostDays = 90;
const dayMilliseconds = 86_400_000;

/** Keeps money for an organization that is not approved waiting, for a limited time. */
@Injectable()
export class AwaitApproval {
  constructor(
    private readonly moves: PayinMoves,
    private readonly endSettlement: EndSettlement,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async wait(tx: Tx, payin: Payin): Promise<void> {
    const until = new Date((payin.fundsReceivedAt ?? payin.createdAt).getTime() + mostDays * dayMilliseconds);
    if (until <= this.clock.now()) return this.endSettlement.fail(tx, payin, 'approvalOverdue');
    if (payin.isAwaitingApproval) return;
    await this.waitWithoutEnd(tx, payin);
    const { organizationId, id: payinId } = payin;
    const key = `endOfWaiting:${payinId}`;
    this.jobs.add(tx, settlePayin, { organizationId, payinId, attempt: 1 }, { runAt: until, key });
  }

  /** Money of one that is suspended goes nowhere, not back either, until somebody says so. */
  async waitWithoutEnd(tx: Tx, payin: Payin): Promise<void> {
    if (!payin.isAwaitingApproval) await this.moves.note(tx, payin, { isAwaitingApproval: true });
  }
}
