import { Injectable } from '@nestjs/common';
import { Reads, UnitOfWork } from '#database';
import { Ids, Log } from '#runtime';
import type { SinkTrouble } from './event-sink.js';

const leaseSeconds = 15;
const renewedWithSecondsLeft = 12;

/**
 * Of all processes one publishes to a sink, so that each event is sent once. Should two do it after all, order is kept all the
 * same: each begins at what is confirmed. Time is that of PostgreSQL.
 */
@Injectable()
export class SinkLeases {
  private readonly holder: string;

  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly log: Log,
    ids: Ids,
  ) {
    this.holder = ids.next();
  }

  /** Whether this process is the one. If nobody is, it is from now on. */
  async hold(sink: string): Promise<boolean> {
    const held = await this.reads.query(
      `SELECT 1 FROM event_sink_lease
       WHERE sink = $1 AND holder = $2 AND held_until > now() + interval '${renewedWithSecondsLeft} seconds'`,
      [sink, this.holder],
    );
    if (held.length > 0) return true;
    const taken = await this.unitOfWork.run((tx) =>
      tx.query(
        `INSERT INTO event_sink_lease AS lease (sink, holder, held_until)
         VALUES ($1, $2, now() + interval '${leaseSeconds} seconds')
         ON CONFLICT (sink) DO UPDATE SET holder = $2, held_until = EXCLUDED.held_until
         WHERE lease.holder = $2 OR lease.held_until < now() RETURNING 1`,
        [sink, this.holder],
      ),
    );
    return taken.length > 0;
  }

  /** What every process tells of the sink. */
  async tell(sink: string, trouble: SinkTrouble | null): Promise<void> {
    const changed = await this.unitOfWork.run((tx) =>
      tx.query(
        'UPDATE event_sink_lease SET trouble = $3 WHERE sink = $1 AND holder = $2 AND trouble IS DISTINCT FROM $3 RETURNING 1',
        [sink, this.holder, trouble],
      ),
    );
    if (changed.length > 0 && trouble === null) this.log.info({ sink }, 'the sink of events takes them again');
  }

  /** Another process may publish, which perhaps reaches what this one does not. */
  async giveUp(sink: string): Promise<void> {
    await this.unitOfWork
      .run((tx) =>
        tx.query('UPDATE event_sink_lease SET held_until = now() WHERE sink = $1 AND holder = $2', [sink, this.holder]),
      )
      .catch(() => undefined);
  }
}
