import { Injectable } from '@nestjs/common';
import type { EventType } from '#contracts';
import { Reads } from '#database';
import { EventRow } from '#events';
import { SequenceEvents } from './sequence-events.js';

export interface LogQuery {
  readonly organizationId: string;
  readonly after: number;
  readonly limit: number;
  readonly type: EventType | undefined;
  readonly resourceId: string | undefined;
}

/** What is there to read, and between which ids; nothing where they are null. */
interface Place {
  readonly isWaiting: boolean;
  readonly since: string | null;
  readonly until: string | null;
  readonly last: string | null;
}

/** Whether something still has to be numbered, and where to look, asked at once. As text, ids are in the same order, and have a least. */
const placeOfPage = `
  SELECT EXISTS (SELECT FROM event WHERE organization_id = $1 AND position IS NULL AND id >= $4) AS "isWaiting",
    min(month_id::text) AS since, max(until_id::text) FILTER (WHERE first_position <= $2::bigint + $3) AS until, max(last_position) AS last
  FROM event_month WHERE organization_id = $1 AND last_position > $2`;

/**
 * The events of an organization as one list without gaps: a reader who continues `after` the last position
 * it saw sees every event exactly once, however many are written meanwhile.
 */
@Injectable()
export class EventLog {
  constructor(
    private readonly reads: Reads,
    private readonly sequenceEvents: SequenceEvents,
  ) {}

  async read(query: LogQuery): Promise<EventRow[]> {
    let place = await this.placeOf(query);
    if (place.isWaiting) {
      await this.sequenceEvents.numberIn(query.organizationId);
      place = await this.placeOf(query);
    }
    const { organizationId, after, limit, type, resourceId } = query;
    const { since, until, last } = place;
    if (since === null) return [];
    const filters = [
      ...(type === undefined ? [] : [['type', type] as const]),
      ...(resourceId === undefined ? [] : [['resource_id', resourceId] as const]),
    ];
    // Of all events, a page is where its positions are; those of one kind may be anywhere after them.
    const month = filters.length === 0 ? ' AND id < $6' : '';
    const conditions = filters.map(([column], index) => ` AND ${column} = $${index + 6}`).join('');
    // What was numbered since may be in other months: it is for the next page.
    return this.reads.many(
      EventRow,
      `SELECT * FROM event WHERE organization_id = $1 AND position > $2 AND position <= $5 AND id >= $4${month}${conditions} ORDER BY position LIMIT $3`,
      [
        organizationId,
        after,
        limit,
        since,
        last,
        ...(filters.length === 0 ? [until] : filters.map(([, value]) => value)),
      ],
    );
  }

  async find(organizationId: string, id: string): Promise<EventRow | undefined> {
    for (;;) {
      const event = await this.reads.one(EventRow, { organizationId, id });
      if (event?.position !== null) return event;
      await this.sequenceEvents.numberIn(organizationId);
    }
  }

  private async placeOf({ organizationId, after, limit }: LogQuery): Promise<Place> {
    const [place] = await this.reads.query<Place>(placeOfPage, [
      organizationId,
      after,
      limit,
      await this.sequenceEvents.oldestWaiting(),
    ]);
    return place ?? { isWaiting: false, since: null, until: null, last: null };
  }
}
