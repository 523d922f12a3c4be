import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Broadcast, UnitOfWork } from '#database';
import { ValidationFailed } from '#errors';
import { Clock, Config, Log } from '#runtime';
import { Housekeeping } from './housekeeping.js';

const topic = 'sandboxClock';
const latest = Date.UTC(2200, 0, 1);

/** A clock that can be moved forward, shared by all processes and kept over restarts. Scheduled jobs move with it. */
@Injectable()
export class SandboxClockService implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly unitOfWork: UnitOfWork,
    private readonly broadcast: Broadcast,
    private readonly log: Log,
    private readonly housekeeping: Housekeeping,
  ) {}

  async onModuleInit(): Promise<void> {
    if (this.config.mode === 'live') return;
    this.broadcast.listen(topic, {
      hear: (offset) => this.moveTo(Number(offset)),
      resync: () =>
        void this.load().catch((cause: unknown) => this.log.warn({ err: cause }, 'could not read the sandbox clock')),
    });
    await this.load();
  }

  now(): Date {
    return this.clock.now();
  }

  async advance(seconds: number): Promise<Date> {
    if (this.clock.now().getTime() + seconds * 1000 > latest)
      throw ValidationFailed.at('advanceSeconds', 'must not lead beyond the year 2200');
    const offset = await this.unitOfWork.run(async (tx) => {
      const [row] = await tx.query<{ offset: number }>(
        'INSERT INTO sandbox_clock (id, offset_seconds) VALUES (1, $1) ON CONFLICT (id) DO UPDATE SET offset_seconds = sandbox_clock.offset_seconds + $1 RETURNING offset_seconds::float8 AS offset',
        [seconds],
      );
      await tx.query(
        `SELECT graphile_worker.reschedule_jobs(ARRAY[id], run_at - make_interval(secs => $1)) FROM graphile_worker.jobs WHERE run_at > now() AND locked_at IS NULL`,
        [seconds],
      );
      const moved = row?.offset ?? 0;
      this.broadcast.send(tx, topic, String(moved));
      this.housekeeping.timeMoved(tx, seconds);
      return moved;
    });
    return this.clock.nowWith(offset * 1000);
  }

  private async load(): Promise<void> {
    const [row] = await this.unitOfWork.statement<{ offset: number }>(
      'SELECT offset_seconds::float8 AS offset FROM sandbox_clock',
      [],
    );
    this.moveTo(row?.offset ?? 0);
  }

  /** Messages may arrive out of order, but time does not go back. */
  private moveTo(offsetSeconds: number): void {
    if (offsetSeconds * 1000 > this.clock.offset) this.clock.setOffset(offsetSeconds * 1000);
  }
}
