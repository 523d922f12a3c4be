import { Injectable } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { EventRow } from '#events';

const organizationsAtOnce = 200;
const eventsAtOnce = 1_000;
const fewestPerOrganization = 5;
const firstId = '00000000-0000-0000-0000-000000000000';

/** The log of one organization, of which what is after `known` has not been published. */
interface Behind {
  readonly organizationId: string;
  readonly known: string;
  readonly head: string;
}

interface Found extends Behind {
  readonly snapshot: string;
}

export interface Unpublished {
  /** By organization, and in order. */
  readonly rows: readonly EventRow[];
  /** Once all of it is published: how far each log is, given how far its events were. */
  readonly reaching: (positions: ReadonlyMap<string, number>) => ReadonlyMap<string, number>;
}

/** What is to be published next, and how far that has come. */
@Injectable()
export class UnpublishedEvents {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  of(sink: string): SinkLog {
    return new SinkLog(sink, this.reads, this.unitOfWork);
  }
}

/** The log as one sink gets it. */
export class SinkLog {
  /** No log has grown since this transaction, but those that are found; unknown until all were looked at once. */
  private since: string | undefined;
  /** The last organization of the previous round: the next round continues with others. */
  private after = firstId;

  constructor(
    private readonly sink: string,
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** After a failure, or where another process published meanwhile. */
  forget(): void {
    [this.since, this.after] = [undefined, firstId];
  }

  /** Undefined where everything is published. */
  async next(): Promise<Unpublished | undefined> {
    const isFirst = this.after === firstId;
    const found = await this.reads.query<Found>(this.since === undefined ? behind : grownBehind, [
      this.sink,
      this.after,
      ...(this.since === undefined ? [] : [this.since]),
    ]);
    const logs = found.filter(({ organizationId }) => (organizationId as string | null) !== null);
    const isRest = logs.length < organizationsAtOnce;
    this.after = isRest ? firstId : (logs.at(-1)?.organizationId ?? firstId);
    if (logs.length === 0 && !isFirst) return this.next();
    const all = isFirst && isRest ? found[0]?.snapshot : undefined;
    if (logs.length > 0) return this.read(logs, all);
    this.since = all;
    return undefined;
  }

  /** Never back, whichever process comes last. */
  async published(positions: ReadonlyMap<string, number>): Promise<void> {
    if (positions.size === 0) return;
    await this.unitOfWork.run((tx) =>
      tx.query(
        `INSERT INTO event_sink_position AS own (organization_id, sink, position)
         SELECT organization_id, $1, position FROM unnest($2::uuid[], $3::bigint[]) AS given (organization_id, position) ORDER BY 1
         ON CONFLICT (organization_id, sink) DO UPDATE SET position = EXCLUDED.position WHERE own.position < EXCLUDED.position`,
        [this.sink, [...positions.keys()], [...positions.values()]],
      ),
    );
  }

  /** With the snapshot, if these are all that were behind at that time. */
  private async read(logs: readonly Behind[], snapshot: string | undefined): Promise<Unpublished> {
    const each = Math.max(fewestPerOrganization, Math.floor(eventsAtOnce / logs.length));
    const rows = await this.reads.many(EventRow, eventsOf, [
      logs.map(({ organizationId }) => organizationId),
      logs.map(({ known }) => known),
      logs.map(({ head }) => head),
      each,
    ]);
    const counts = new Map<string, number>();
    for (const { organizationId } of rows) counts.set(organizationId, (counts.get(organizationId) ?? 0) + 1);
    const ended = logs.filter(({ organizationId }) => (counts.get(organizationId) ?? 0) < each);
    return {
      rows,
      reaching: (positions) => {
        if (ended.length === logs.length) this.since = snapshot ?? this.since;
        // Also what is not there any more, because its month is gone, counts as published.
        return new Map([
          ...positions,
          ...ended.map(({ organizationId, head }) => [organizationId, Number(head)] as const),
        ]);
      },
    };
  }
}

/** Only those that have grown are looked at, by the transaction that wrote them: see `LogGrowth`. */
const behindWhere = (condition: string): string => `
  SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS snapshot, grown.*
  FROM (SELECT) AS once LEFT JOIN (
    SELECT head.organization_id AS "organizationId", coalesce(own.position, 0) AS known, head.position AS head
    FROM event_head AS head LEFT JOIN event_sink_position AS own ON own.organization_id = head.organization_id AND own.sink = $1
    WHERE head.organization_id > $2 AND head.position > coalesce(own.position, 0)${condition}
    ORDER BY head.organization_id LIMIT ${organizationsAtOnce}
  ) AS grown ON true`;
const behind = behindWhere('');
const grownBehind = behindWhere(' AND age(head.xmin) <= age($3::text::xid8::xid)');

const eventsOf = `
  SELECT event.* FROM unnest($1::uuid[], $2::bigint[], $3::bigint[]) AS behind (organization_id, known, head)
  CROSS JOIN LATERAL (
    SELECT min(month_id::text)::uuid AS since FROM event_month
    WHERE event_month.organization_id = behind.organization_id AND last_position > behind.known
  ) AS month
  CROSS JOIN LATERAL (
    SELECT * FROM event WHERE event.organization_id = behind.organization_id AND id >= month.since
      AND position > behind.known AND position <= behind.head
    ORDER BY position LIMIT $4
  ) AS event
  ORDER BY event.organization_id, event.position`;
