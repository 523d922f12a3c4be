import { Injectable } from '@nestjs/common';
import { type Tx, snake } from '#database';
import { Events } from '#events';
import { Clock } from '#runtime';
import {
  type BlockchainPayoutStatusName,
  type BlockchainPayoutTrigger,
  blockchainPayoutLifecycle,
} from './blockchain-payout.lifecycle.js';
import { type FiatPayoutStatusName, type FiatPayoutTrigger, fiatPayoutLifecycle } from './fiat-payout.lifecycle.js';
import { blockchainStatus, fiatStatus } from './payout-status.view.js';
import { Payout, isFiat } from './payout.entity.js';

export type PayoutTrigger = FiatPayoutTrigger | BlockchainPayoutTrigger;
export type PayoutChanges = Partial<Omit<Payout, 'organizationId' | 'id' | 'status' | 'updatedAt'>>;

/** The only writer of a payout's status: each move follows the lifecycle and is an event. The caller holds the row of the request. */
@Injectable()
export class PayoutMoves {
  constructor(
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  async move(
    tx: Tx,
    payout: Payout,
    trigger: PayoutTrigger,
    changes: (now: Date) => PayoutChanges = () => ({}),
  ): Promise<Payout> {
    const now = this.clock.now();
    const written = { ...changes(now), status: next(payout, trigger), updatedAt: now };
    const { organizationId, id } = payout;
    await tx.update(Payout, { organizationId, id }, written);
    const moved: Payout = Object.assign(new Payout(), payout, written);
    this.record(tx, payout, moved, now);
    return moved;
  }

  /** Several payouts of one request, on whatever channel, in one statement. */
  async moveAll(
    tx: Tx,
    payouts: readonly Payout[],
    trigger: PayoutTrigger,
    changes: (now: Date) => PayoutChanges = () => ({}),
  ): Promise<void> {
    const [first] = payouts;
    if (first === undefined) return;
    const now = this.clock.now();
    const given = changes(now);
    const moved = payouts.map((payout) =>
      Object.assign(new Payout(), payout, given, { status: next(payout, trigger), updatedAt: now }),
    );
    await writeAll(tx, moved, given);
    payouts.forEach((payout, index) => this.record(tx, payout, moved[index] ?? payout, now));
  }

  /** Writes what changes without a move. */
  async note(tx: Tx, payout: Payout, changes: (now: Date) => PayoutChanges): Promise<void> {
    const { organizationId, id } = payout;
    const now = this.clock.now();
    await tx.update(Payout, { organizationId, id }, { ...changes(now), updatedAt: now });
  }

  private record(tx: Tx, before: Payout, after: Payout, occurredAt: Date): void {
    const { organizationId, payoutRequestId, id: payoutId } = after;
    const statusChangeDetails = isFiat(after)
      ? { type: 'fiat' as const, previousStatus: fiatStatus(before), currentStatus: fiatStatus(after) }
      : {
          type: 'blockchain' as const,
          previousStatus: blockchainStatus(before),
          currentStatus: blockchainStatus(after),
        };
    this.events.record(tx, {
      resourceId: payoutId,
      occurredAt,
      payload: { type: 'payout_status_changed', organizationId, payoutRequestId, payoutId, statusChangeDetails },
    });
  }
}

/** Each kind of payout has its own lifecycle, which refuses triggers of the other. */
function next(payout: Payout, trigger: PayoutTrigger): Payout['status'] {
  const { id, status } = payout;
  return isFiat(payout)
    ? fiatPayoutLifecycle.next(status as FiatPayoutStatusName, trigger as FiatPayoutTrigger, id)
    : blockchainPayoutLifecycle.next(status as BlockchainPayoutStatusName, trigger as BlockchainPayoutTrigger, id);
}

/** The changes are the same for all; the next status depends on the payout. */
async function writeAll(tx: Tx, moved: readonly Payout[], changes: PayoutChanges): Promise<void> {
  const [first] = moved;
  if (first === undefined) return;
  const columns = Object.entries(changes);
  const assignments = columns.map(([name], index) => `, ${snake(name)} = $${index + 5}`);
  await tx.query(
    `UPDATE payout SET status = moved.status, updated_at = $4${assignments.join('')}
     FROM unnest($2::uuid[], $3::text[]) AS moved (id, status) WHERE organization_id = $1 AND payout.id = moved.id`,
    [
      first.organizationId,
      moved.map(({ id }) => id),
      moved.map(({ status }) => status),
      first.updatedAt,
      ...columns.map(([, value]) => value),
    ],
  );
}
