import { Injectable } from '@nestjs/common';
import { Reads, type Tx, UnitOfWork } from '#database';
import { EventFanOut, type NumberedEvent } from './fan-out-events.js';
import { EventHead } from './event-head.entity.js';

const numberedAtOnce = 1_000;
const organizationsAtOnce = 200;
const fewestPerOrganization = 10;
const firstId = '00000000-0000-0000-0000-000000000000';

/**
 * Gives committed events their positions and, in the same transaction, hands them to the webhooks
 * that want them. Writers only add rows and never wait here; an event without a position is work
 * that is still to be done, so a crash at any moment loses nothing and does nothing twice.
 */
@Injectable()
export class EventSequencer {
  /** Where the last round ended, so that the next goes on with others. */
  private after = firstId;

  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly fanOut: EventFanOut,
  ) {}

  /** What a reader of this log has to see; whether there may be more: the first reader of a long log has its first page soon. */
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

  /** Numbers all that is committed, and holds the log there until the transaction ends: where what is committed later begins. */
  async lastPosition(tx: Tx, organizationId: string): Promise<string> {
    await lockHeads(tx, [organizationId], 'FOR UPDATE');
    while ((await this.number(tx, [organizationId])) === numberedAtOnce);
    const head = await tx.one(EventHead, { organizationId });
    return head?.position ?? '0';
  }

  /** What waits anywhere, unless another worker is at it; how many events it was. */
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

  /** So many of each organization, so that none waits until another has no more. */
  private async number(tx: Tx, organizationIds: readonly string[], each = numberedAtOnce): Promise<number> {
    if (organizationIds.length === 0) return 0;
    const events = await tx.query<NumberedEvent>(givePositions, [organizationIds, each]);
    await this.fanOut.toSubscribers(tx, events);
    return events.length;
  }
}

/** In the order of their ids, so that two who lock several cannot wait for each other. */
async function lockHeads(tx: Tx, organizationIds: readonly string[], how: string): Promise<string[]> {
  await tx.query(
    'INSERT INTO event_head (organization_id, position) SELECT id, 0 FROM unnest($1::uuid[]) AS given (id) ORDER BY id ON CONFLICT DO NOTHING',
    [organizationIds],
  );
  const heads = await tx.query<{ organizationId: string }>(
    `SELECT organization_id AS "organizationId" FROM event_head WHERE organization_id = ANY($1) ORDER BY organization_id ${how}`,
    [organizationIds],
  );
  return heads.map(({ organizationId }) => organizationId);
}

/** Jumps from one organization to the next along the index, however many events each has waiting. */
const organizationsWaiting = `
  WITH RECURSIVE waiting AS (
    (SELECT organization_id FROM event WHERE position IS NULL AND organization_id > $2 ORDER BY organization_id LIMIT 1)
    UNION ALL
    SELECT (SELECT event.organization_id FROM event
            WHERE position IS NULL AND event.organization_id > waiting.organization_id
            ORDER BY event.organization_id LIMIT 1)
    FROM waiting WHERE waiting.organization_id IS NOT NULL
  )
  SELECT organization_id AS "organizationId" FROM waiting WHERE organization_id IS NOT NULL LIMIT $1`;

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
  SELECT organization_id AS "organizationId", id, position, category, type, resource_id AS "resourceId"
  FROM given ORDER BY organization_id, position`;
