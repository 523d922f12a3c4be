import { Injectable } from '@nestjs/common';
import { Reads } from '#database';
import { EventRow } from '#events';
import { SequenceEvents } from '../event-log/sequence-events.js';

/** As far as the log of an organization was given positions. */
export interface Head {
  readonly organizationId: string;
  readonly position: number;
}

/** Positions of an organization that were given since a look: those after `known`, up to `head`. */
export interface Growth {
  readonly organizationId: string;
  readonly known: number;
  readonly head: number;
}

interface HeadRow {
  readonly organizationId: string;
  readonly position: string;
}

/** Which heads are asked for. */
export interface Looked {
  /** Those that have grown since this snapshot, or all. */
  readonly since: string | undefined;
  /** Of these organizations alone, and of those of them that are new whether they have grown or not. */
  readonly of: { readonly ids: readonly string[]; readonly anew: readonly string[] } | undefined;
}

export interface Heads {
  /** All transactions below it are over: what they committed was seen. */
  readonly snapshot: string;
  readonly heads: readonly Head[];
}

/** More is read by each follower for itself, as fast as it takes it. */
export const mostOfOne = 200;
const oldestSnapshot = 2_000_000_000;

/**
 * `xmin` of a row is the transaction that wrote it. A transaction that was not seen by an earlier look is at least the first
 * that was open then, in whatever order they commit: so this misses none, and names a few again.
 */
const grown = 'age(event_head.xmin) <= age($1::text::xid8::xid)';
const headsWhere = (condition: string): string => `
  SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS snapshot, organization_id AS "organizationId", position
  FROM (SELECT) AS once LEFT JOIN event_head ON ${condition}`;
const all = headsWhere('true');
const grownOfAll = headsWhere(grown);
const ofSome = headsWhere(`organization_id = ANY($2::uuid[]) AND (organization_id = ANY($3::uuid[]) OR ${grown})`);

/** Of each log, the last event that was written before: one is met at once, as those after it are few. */
const lastBefore = `
  SELECT head.organization_id AS "organizationId", coalesce((
    SELECT event.position FROM event
    WHERE event.organization_id = head.organization_id AND event.position <= head.position AND age(event.xmin) > age($1::text::xid8::xid)
    ORDER BY event.position DESC LIMIT 1), 0) AS position
  FROM event_head AS head WHERE age(head.xmin) <= age($1::text::xid8::xid)`;

const eventsOf = `
  SELECT event.* FROM unnest($1::uuid[], $2::bigint[], $3::bigint[]) AS grown (organization_id, known, head)
  CROSS JOIN LATERAL (
    SELECT * FROM event WHERE event.organization_id = grown.organization_id AND id >= $4 AND position > grown.known AND position <= grown.head
    ORDER BY position LIMIT ${mostOfOne}
  ) AS event`;

/** Which logs have grown, asked for all of them at once. */
@Injectable()
export class LogGrowth {
  constructor(
    private readonly reads: Reads,
    private readonly sequenceEvents: SequenceEvents,
  ) {}

  async heads({ since, of }: Looked): Promise<Heads> {
    const rows = await this.reads.query<HeadRow & { snapshot: string }>(...headsAsked(since, of));
    return {
      snapshot: rows[0]?.snapshot ?? '0',
      heads: rows.filter((row) => (row.organizationId as string | null) !== null).map(headOf),
    };
  }

  /** Where each log that has grown since was at that time, or a little before. */
  async before(snapshot: string): Promise<Head[]> {
    return (await this.reads.query<HeadRow>(lastBefore, [snapshot])).map(headOf);
  }

  /** Whether one can go on from there: it is of this database, and so young that transactions still tell which came first. */
  async knows(snapshot: string): Promise<boolean> {
    const [row] = await this.reads.query<{ knows: boolean }>(
      `SELECT $1::text::numeric BETWEEN least(3, now.xid) AND now.xid AND now.xid - $1::text::numeric < ${oldestSnapshot} AS knows
       FROM (SELECT pg_snapshot_xmax(pg_current_snapshot())::text::numeric AS xid) AS now`,
      [snapshot],
    );
    return row?.knows === true;
  }

  async headOf(organizationId: string): Promise<number> {
    while (await this.sequenceEvents.numberFor(organizationId));
    const [row] = await this.reads.query<HeadRow>(
      'SELECT organization_id AS "organizationId", position FROM event_head WHERE organization_id = $1',
      [organizationId],
    );
    return row === undefined ? 0 : headOf(row).position;
  }

  /** In order for each organization. Where one is missing, it is older than what is looked at, or there are too many. */
  async events(logs: readonly Growth[]): Promise<EventRow[]> {
    return this.reads.many(EventRow, eventsOf, [
      logs.map(({ organizationId }) => organizationId),
      logs.map(({ known }) => known),
      logs.map(({ head }) => head),
      await this.sequenceEvents.oldestWaiting(),
    ]);
  }
}

function headOf({ organizationId, position }: HeadRow): Head {
  return { organizationId, position: Number(position) };
}

function headsAsked(since: string | undefined, of: Looked['of']): [text: string, values: unknown[]] {
  if (of !== undefined) return [ofSome, [since ?? null, of.ids, of.anew]];
  return since === undefined ? [all, []] : [grownOfAll, [since]];
}
