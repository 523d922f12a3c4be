import { Injectable } from '@nestjs/common';
import { Reads, type Tx, UnitOfWork, columnsAs } from '#database';
import { FanOutEvents, type NumberedEvent } from './fan-out-events.js';
import { EventHead } from './event-head.entity.js';

const numberedAtOnce = 1_000;
const organizationsAtOnce = 200;
const fewestPerOrganization = 10;
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Assigns positions to committed events and, in the same transaction, fans them out to webhooks.
 * Writers only add rows and never wait here. An event without a position is work still to be done,
 * so a crash at any moment loses nothing and does nothing twice.
 */
@Injectable()
export class SequenceEvents {
  /** The last organization of the previous round: the next round continues with others. */
  private after = firstId;

  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly fanOutEvents: FanOutEvents,
  ) {}

  /** Before the log is read. Returns whether more may be waiting: a long log is numbered piece by piece. */
  async numberFor(organizationId: string): Promise<boolean> {
    const [waiting] = await this.reads.query(
      'SELECT 1 FROM event WHERE organization_id = $1 AND position IS NULL LIMIT 1',
      [organizationId],
    );
    if (waiting === undefined) return false;
    return this.unitOfWork.run(async (tx) => {
      await lockHeads(tx, [organizationId], 'FOR UPDATE');
      return (await this.number(tx, [organizationId])) === numberedAtOnce;
    });
  }

  /** Numbers everything committed and locks the log until the transaction ends: later events get later positions. */
  async lastPosition(tx: Tx, organizationId: string): Promise<string> {
    await lockHeads(tx, [organizationId], 'FOR UPDATE');
    while ((await this.number(tx, [organizationId])) === numberedAtOnce);
    const head = await tx.one(EventHead, { organizationId });
    return head?.position ?? '0';
  }

  /** Numbers waiting events of any organization that no other worker is numbering. Returns how many. */
  async numberWaiting(): Promise<number> {
    const begunAt = this.after;
    const waiting = await this.reads.query<{ organizationId: string }>(organizationsWaiting, [
      organizationsAtOnce,
      begunAt,
    ]);
    this.after = waiting.length < organizationsAtOnce ? firstId : (waiting.at(-1)?.organizationId ?? firstId);
    if (waiting.length === 0) return begunAt === firstId ? 0 : this.numberWaiting();
    const ids = waiting.map(({ organizationId }) => organizationId);
    const each = Math.max(fewestPerOrganization, Math.floor(numberedAtOnce / ids.length));
    return this.unitOfWork.run(async (tx) => this.number(tx, await lockHeads(tx, ids, 'FOR UPDATE SKIP LOCKED'), each));
  }

  /** Limited per organization, so that none waits for another to be done. */
  private async number(tx: Tx, organizationIds: readonly string[], each = numberedAtOnce): Promise<number> {
    if (organizationIds.length === 0) return 0;
    const events = await tx.query<NumberedEvent>(givePositions, [organizationIds, each]);
    await this.fanOutEvents.toSubscribers(tx, events);
    return events.length;
  }
}

/** In the order of their ids, so that two workers cannot deadlock. */
async function lockHeads(tx: Tx, organizationIds: readonly string[], how: string): Promise<string[]> {
  await tx.query(
    'INSERT INTO event_head (organization_id, position) SELECT id, 0 FROM unnest($1::uuid[]) AS given (id) ORDER BY id ON CONFLICT DO NOTHING',
    [organizationIds],
  );
  const heads = await tx.query<{ organizationId: string }>(
    `SELECT ${columnsAs(['organizationId'])} FROM event_head WHERE organization_id = ANY($1) ORDER BY organization_id ${how}`,
    [organizationIds],
  );
  return heads.map(({ organizationId }) => organizationId);
}

/** Skips from one organization to the next along the index, however many events each has waiting. */
const organizationsWaiting = `
  WITH RECURSIVE waiting AS (
    (SELECT organization_id FROM event WHERE position IS NULL AND organization_id > $2 ORDER BY organization_id LIMIT 1)
    UNION ALL
    SELECT (SELECT event.organization_id FROM event
            WHERE position IS NULL AND event.organization_id > waiting.organization_id
            ORDER BY event.organization_id LIMIT 1)
    FROM waiting WHERE waiting.organization_id IS NOT NULL
  )
  SELECT ${columnsAs(['organizationId'])} FROM waiting WHERE organization_id IS NOT NULL LIMIT $1`;

const givePositions = `
  WITH waiting AS (
    SELECT next.* FROM unnest($1::uuid[]) AS given (organization_id) CROSS JOIN LATERAL (
      SELECT organization_id, id, resource_id, ordinal FROM event
      WHERE event.organization_id = given.organization_id AND position IS NULL ORDER BY ordinal LIMIT $2
    ) AS next
  ), numbered AS (
    SELECT organization_id, id,
      head.position + row_number() OVER (PARTITION BY organization_id ORDER BY ordinal) AS position,
      coalesce((
        SELECT max(sequence) FROM event AS earlier
        WHERE earlier.organization_id = waiting.organization_id AND earlier.resource_id = waiting.resource_id AND earlier.sequence IS NOT NULL
      ), 0) + row_number() OVER (PARTITION BY organization_id, resource_id ORDER BY ordinal) AS sequence
    FROM waiting JOIN event_head AS head USING (organization_id)
  ), given AS (
    UPDATE event SET position = numbered.position, sequence = numbered.sequence
    FROM numbered WHERE event.organization_id = numbered.organization_id AND event.id = numbered.id
    RETURNING event.organization_id, event.id, event.position, event.category, event.type, event.resource_id
  ), moved AS (
    UPDATE event_head SET position = last.position
    FROM (SELECT organization_id, max(position) AS position FROM numbered GROUP BY organization_id) AS last
    WHERE event_head.organization_id = last.organization_id
  )
  SELECT ${columnsAs(['organizationId', 'id', 'position', 'category', 'type', 'resourceId'])}
  FROM given ORDER BY organization_id, position`;
