import { Injectable } from '@nestjs/common';
import type { EventType } from '#contracts';
import { Reads, type Tx, UnitOfWork } from '#database';
import { EventRow } from './event.entity.js';

const numberedAtOnce = 1_000;

export interface LogQuery {
  readonly organizationId: string;
  readonly after: number;
  readonly limit: number;
  readonly type: EventType | undefined;
  readonly resourceId: string | undefined;
}

/**
 * The events of an organization as one list without gaps. Writers only add rows; whoever reads first
 * gives the committed ones their positions, one reader at a time. So a reader who goes on `after` what
 * it saw last sees every event exactly once, however many write meanwhile.
 */
@Injectable()
export class EventLog {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async read(query: LogQuery): Promise<EventRow[]> {
    await this.numberWaiting(query.organizationId);
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
      await this.numberWaiting(organizationId);
    }
  }

  /** At most so many in one request: a first reader of a long log has its first page soon, the rest with the next pages. */
  private async numberWaiting(organizationId: string): Promise<void> {
    const [waiting] = await this.reads.rows(
      'SELECT 1 FROM event WHERE organization_id = $1 AND position IS NULL LIMIT 1',
      [organizationId],
    );
    if (waiting !== undefined) await this.unitOfWork.run((tx) => this.giveNumbers(tx, organizationId));
  }

  private async giveNumbers(tx: Tx, organizationId: string): Promise<void> {
    await tx.query('INSERT INTO event_head (organization_id, position) VALUES ($1, 0) ON CONFLICT DO NOTHING', [
      organizationId,
    ]);
    await tx.query('SELECT FROM event_head WHERE organization_id = $1 FOR UPDATE', [organizationId]);
    await tx.query(
      `WITH waiting AS (
         SELECT id, resource_id, ordinal FROM event WHERE organization_id = $1 AND position IS NULL ORDER BY ordinal LIMIT $2
       ), numbered AS (
         SELECT id,
           (SELECT position FROM event_head WHERE organization_id = $1) + row_number() OVER (ORDER BY ordinal) AS position,
           coalesce((SELECT max(sequence) FROM event earlier WHERE earlier.organization_id = $1 AND earlier.resource_id = waiting.resource_id AND earlier.sequence IS NOT NULL), 0)
             + row_number() OVER (PARTITION BY resource_id ORDER BY ordinal) AS sequence
         FROM waiting
       ), given AS (
         UPDATE event SET position = numbered.position, sequence = numbered.sequence
         FROM numbered WHERE event.organization_id = $1 AND event.id = numbered.id RETURNING 1
       )
       UPDATE event_head SET position = position + (SELECT count(*) FROM given) WHERE organization_id = $1`,
      [organizationId, numberedAtOnce],
    );
  }
}
