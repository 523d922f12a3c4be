import { Injectable } from '@nestjs/common';
import { Reads, type Tx, UnitOfWork, columnsAs } from '#database';
import { Clock, firstIdAt } from '#runtime';
import { FanOutEvents, type NumberedEvent } from './fan-out-events.js';
import { EventHead } from './event-head.entity.js';
import { LogGrown } from './log-grown.js';

const numberedAtOnce = 1_000;
const organizationsAtOnce = 200;
const fewestPerOrganization = 10;
/** Events wait for milliseconds. Those of a clock that is behind, and of months without a worker, are looked for once an hour. */
const waitingMilliseconds = 35 * 24 * 60 * 60 * 1_000;
const lookedMilliseconds = 60 * 60 * 1_000;
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
  private lookedAt = 0;

  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly fanOutEvents: FanOutEvents,
    private readonly clock: Clock,
    private readonly logGrown: LogGrown,
  ) {}

  /** Before the log is read. Returns whether more may be waiting: a long log is numbered piece by piece. */
  async numberFor(organizationId: string): Promise<boolean> {
    const [waiting] = await this.reads.query(
      'SELECT 1 FROM event WHERE organization_id = $1 AND position IS NULL AND id >= $2 LIMIT 1',
      [organizationId, await this.oldestWaiting()],
    );
    return waiting === undefined ? false : this.numberIn(organizationId);
  }

  /** The same where some are known to wait. */
  async numberIn(organizationId: string): Promise<boolean> {
    const from = await this.oldestWaiting();
    return this.unitOfWork.run(async (tx) => {
      await lockHeads(tx, [organizationId], 'FOR UPDATE');
      return (await this.number(tx, [organizationId], { from })) === numberedAtOnce;
    });
  }

  /** No event below it waits, as far as was seen within the hour: so nearly always only the last months are looked at. */
  async oldestWaiting(): Promise<string> {
    const now = this.clock.now().getTime();
    const usual = firstIdAt(new Date(now - waitingMilliseconds));
    if (now < this.lookedAt + lookedMilliseconds) return usual;
    const [older] = await this.reads.query('SELECT 1 FROM event WHERE position IS NULL AND id < $1 LIMIT 1', [usual]);
    if (older !== undefined) return firstId;
    this.lookedAt = now;
    return usual;
  }

  /** Numbers everything committed and locks the log until the transaction ends: later events get later positions. */
  async lastPosition(tx: Tx, organizationId: string): Promise<string> {
    await lockHeads(tx, [organizationId], 'FOR UPDATE');
    const from = await this.oldestWaiting();
    while ((await this.number(tx, [organizationId], { from })) === numberedAtOnce);
    const head = await tx.one(EventHead, { organizationId });
    return head?.position ?? '0';
  }

  /**
   * Numbers waiting events of any organization that nobody else is numbering. Returns whether more may be waiting: at once,
   * or only when others, who may not see the latest, are done.
   */
  async numberWaiting(): Promise<'more' | 'held' | 'none'> {
    const from = await this.oldestWaiting();
    const begunAt = this.after;
    const waiting = await this.reads.query<{ organizationId: string }>(organizationsWaiting, [
      organizationsAtOnce,
      begunAt,
      from,
    ]);
    this.after = waiting.length < organizationsAtOnce ? firstId : (waiting.at(-1)?.organizationId ?? firstId);
    if (waiting.length === 0) return begunAt === firstId ? 'none' : this.numberWaiting();
    const ids = waiting.map(({ organizationId }) => organizationId);
    const each = Math.max(fewestPerOrganization, Math.floor(numberedAtOnce / ids.length));
    return this.unitOfWork.run(async (tx) => {
      const free = await lockHeads(tx, ids, 'FOR UPDATE SKIP LOCKED');
      if ((await this.number(tx, free, { from, each })) > 0) return 'more';
      return free.length < ids.length ? 'held' : 'none';
    });
  }

  /** Limited per organization, so that none waits for another to be done. */
  private async number(
    tx: Tx,
    organizationIds: readonly string[],
    { from, each = numberedAtOnce }: { from: string; each?: number },
  ): Promise<number> {
    if (organizationIds.length === 0) return 0;
    const events = await tx.query<NumberedEvent>(givePositions, [organizationIds, each, from]);
    await this.fanOutEvents.toSubscribers(tx, events);
    if (events.length > 0) tx.afterCommit(async () => this.logGrown.tell());
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
    (SELECT organization_id FROM event WHERE position IS NULL AND organization_id > $2 AND id >= $3 ORDER BY organization_id LIMIT 1)
    UNION ALL
    SELECT (SELECT event.organization_id FROM event
            WHERE position IS NULL AND event.organization_id > waiting.organization_id AND id >= $3
            ORDER BY event.organization_id LIMIT 1)
    FROM waiting WHERE waiting.organization_id IS NOT NULL
  )
  SELECT ${columnsAs(['organizationId'])} FROM waiting WHERE organization_id IS NOT NULL LIMIT $1`;

/**
 * An event is never older than what it is about, give or take what clocks differ: where that is new, older months are not looked
 * at. Of what is so old that its events may be gone, the count goes on from one that is surely greater than theirs.
 */
const givePositions = `
  WITH waiting AS (
    SELECT next.* FROM unnest($1::uuid[]) AS given (organization_id) CROSS JOIN LATERAL (
      SELECT organization_id, id, resource_id, ordinal FROM event
      WHERE event.organization_id = given.organization_id AND position IS NULL AND id >= $3 ORDER BY ordinal LIMIT $2
    ) AS next
  ), numbered AS (
    SELECT organization_id, id,
      head.position + row_number() OVER (PARTITION BY organization_id ORDER BY ordinal) AS position,
      coalesce((
        SELECT max(sequence) FROM event AS earlier
        WHERE earlier.organization_id = waiting.organization_id AND earlier.resource_id = waiting.resource_id AND earlier.sequence IS NOT NULL
          AND earlier.id >= CASE WHEN substring(waiting.resource_id::text FROM 15 FOR 1) = '7'
            THEN first_id_at(moment_of_id(waiting.resource_id) - interval '1 day') ELSE '${firstId}' END
      ), CASE WHEN waiting.resource_id < (SELECT until_id FROM archive WHERE table_name = 'event' ORDER BY until_id DESC LIMIT 1) THEN head.position ELSE 0 END) + row_number() OVER (PARTITION BY organization_id, resource_id ORDER BY ordinal) AS sequence
    FROM waiting JOIN event_head AS head USING (organization_id)
  ), given AS (
    UPDATE event SET position = numbered.position, sequence = numbered.sequence
    FROM numbered WHERE event.organization_id = numbered.organization_id AND event.id = numbered.id AND event.id >= $3
    RETURNING event.organization_id, event.id, event.position, event.category, event.type, event.resource_id
  ), moved AS (
    UPDATE event_head SET position = last.position
    FROM (SELECT organization_id, max(position) AS position FROM numbered GROUP BY organization_id) AS last
    WHERE event_head.organization_id = last.organization_id
  ), placed AS (
    INSERT INTO event_month (organization_id, month_id, until_id, first_position, last_position)
    SELECT organization_id, month_id, first_id_at(moment_of_id(month_id) + interval '1 month'), min(position), max(position)
    FROM (SELECT *, month_of_id(id) AS month_id FROM numbered) AS placed GROUP BY 1, 2
    ON CONFLICT (organization_id, month_id) DO UPDATE SET last_position = EXCLUDED.last_position
  )
  SELECT ${columnsAs(['organizationId', 'id', 'position', 'category', 'type', 'resourceId'])}
  FROM given ORDER BY organization_id, position`;
