import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Events } from '#events';
import { Clock } from '#runtime';
import { Commitments } from '#standing';
import { Payin } from './payin.entity.js';
import { type PayinTrigger, payinLifecycle } from './payin.lifecycle.js';

export type PayinChanges = Partial<
  Pick<
    Payin,
    | 'sender'
    | 'arrivalId'
    | 'railHeldUnits'
    | 'railFeeUnits'
    | 'returnStatus'
    | 'returnReference'
    | 'quote'
    | 'isAwaitingApproval'
    | 'heldAt'
    | 'transferId'
    | 'transactionId'
    | 'transactionHash'
    | 'failureReason'
    | 'fundsReceivedAt'
    | 'completedAt'
    | 'failedAt'
    | 'canceledAt'
  >
>;

/** What expiring a payin needs to know of it. */
export type UnpaidPayin = Pick<Payin, 'organizationId' | 'id' | 'status'>;

const commitment = 'payin';

/** The only writer of payins: a payin moves by its status table, and each move is an event. The caller holds the row. */
@Injectable()
export class PayinMoves {
  constructor(
    private readonly events: Events,
    private readonly commitments: Commitments,
    private readonly clock: Clock,
  ) {}

  /** The caller holds the organization's standing. The organization stays until the payin has ended, as money may be on its way. */
  begin(tx: Tx, payin: Payin): void {
    tx.insert(Payin, payin);
    this.commitments.make(tx, payin.organizationId, commitment, payin.id);
    this.recordEvent(tx, undefined, payin);
  }

  async move(
    tx: Tx,
    payin: Payin,
    trigger: PayinTrigger,
    changes: (now: Date) => PayinChanges = () => ({}),
  ): Promise<Payin> {
    const now = this.clock.now();
    const status = payinLifecycle.next(payin.status, trigger, payin.id);
    const written = { ...changes(now), status, updatedAt: now };
    const { organizationId, id } = payin;
    await tx.update(Payin, { organizationId, id }, written);
    const moved: Payin = Object.assign(new Payin(), payin, written);
    if (payinLifecycle.isTerminal(status)) this.commitments.end(tx, organizationId, id);
    this.recordEvent(tx, payin, moved);
    return moved;
  }

  /** Changes that leave the status as it is. */
  async note(tx: Tx, payin: Payin, changes: PayinChanges): Promise<Payin> {
    const { organizationId, id } = payin;
    const written = { ...changes, updatedAt: this.clock.now() };
    await tx.update(Payin, { organizationId, id }, written);
    return Object.assign(new Payin(), payin, written);
  }

  /** Ends the wait for an approval of at most this many payins, and returns their ids. */
  async approve(tx: Tx, organizationId: string, most: number): Promise<string[]> {
    const approved = await tx.query<{ id: string }>(
      `UPDATE payin SET is_awaiting_approval = false, updated_at = $2 WHERE organization_id = $1 AND id IN
         (SELECT id FROM payin WHERE organization_id = $1 AND is_awaiting_approval ORDER BY id LIMIT $3 FOR UPDATE)
       RETURNING id`,
      [organizationId, this.clock.now(), most],
    );
    return approved.map(({ id }) => id);
  }

  /** Fails payins that nobody paid in time: one statement for all, one event for each. */
  expire(tx: Tx, payins: readonly UnpaidPayin[]): void {
    if (payins.length === 0) return;
    const updatedAt = this.clock.now();
    const keys = [payins.map(({ organizationId }) => organizationId), payins.map(({ id }) => id)] as const;
    tx.write(
      `UPDATE payin SET status = 'failed', failure_reason = 'expired', failed_at = $3, updated_at = $3
       FROM unnest($1::uuid[], $2::uuid[]) AS expired (organization_id, id)
       WHERE payin.organization_id = expired.organization_id AND payin.id = expired.id`,
      [...keys, updatedAt],
    );
    this.commitments.endAll(tx, ...keys);
    for (const { organizationId, id, status } of payins)
      this.recordEvent(
        tx,
        { status },
        { organizationId, id, updatedAt, status: payinLifecycle.next(status, 'expired', id) },
      );
  }

  private recordEvent(
    tx: Tx,
    before: Pick<Payin, 'status'> | undefined,
    { organizationId, id, status, updatedAt }: UnpaidPayin & Pick<Payin, 'updatedAt'>,
  ): void {
    this.events.record(tx, {
      resourceId: id,
      occurredAt: updatedAt,
      payload: {
        type: 'payin_status_changed',
        organizationId,
        payinId: id,
        statusChangeDetails: {
          previousStatus: before === undefined ? null : { type: before.status },
          currentStatus: { type: status },
        },
      },
    });
  }
}
