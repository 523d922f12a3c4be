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
    await this.sequenceEvents.numberFor(query.organizationId);
    const { organizationId, after, limit, type, resourceId } = query;
    const filters = [
      ...(type === undefined ? [] : [['type', type] as const]),
      ...(resourceId === undefined ? [] : [['resource_id', resourceId] as const]),
    ];
    const conditions = filters.map(([column], index) => ` AND ${column} = $${index + 4}`).join('');
    return this.reads.many(
      EventRow,
      `SELECT * FROM event WHERE organization_id = $1 AND position > $2${conditions} ORDER BY position LIMIT $3`,
      [organizationId, after, limit, ...filters.map(([, value]) => value)],
    );
  }

  async find(organizationId: string, id: string): Promise<EventRow | undefined> {
    for (;;) {
      const event = await this.reads.one(EventRow, { organizationId, id });
      if (event?.position !== null) return event;
      await this.sequenceEvents.numberFor(organizationId);
    }
  }
}
