import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { Config, Log } from '#runtime';
import { Jobs } from './jobs.js';
import { Loop } from './loop.js';

const lookEveryMilliseconds = 20_000;

/**
 * Of each, the last time that it was due. One that is known already and was not begun since is due; one that is new has
 * its turn at its next minute.
 */
const due = `
  INSERT INTO graphile_worker._private_known_crontabs AS known (identifier, known_since, last_execution)
  SELECT name, due_at, due_at FROM unnest($1::text[], $2::int[]) AS hourly (name, minute),
    LATERAL (SELECT date_trunc('hour', now() - make_interval(mins => minute)) + make_interval(mins => minute) AS due_at) AS at
  ON CONFLICT (identifier) DO UPDATE SET last_execution = EXCLUDED.last_execution
    WHERE known.last_execution IS NULL OR known.last_execution < EXCLUDED.last_execution
  RETURNING identifier AS name, known_since < last_execution AS "isDue"`;

/** Has hourly jobs begun, each at a minute of its own, once for all processes. */
@Injectable()
export class Hourly implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private loop: Loop | undefined;

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly config: Config,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role === 'api' || this.jobs.hourly.length === 0) return;
    this.loop = new Loop({
      step: () => this.look(),
      atLeastMilliseconds: 0,
      failed: (cause) => this.log.warn({ err: cause }, 'could not look which hourly jobs are due; trying again'),
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop?.stop();
  }

  private async look(): Promise<number> {
    const { hourly } = this.jobs;
    const minutes = hourly.map((_, index) => index % 60);
    await this.unitOfWork.run(async (tx) => {
      const found = await tx.query<{ name: string; isDue: boolean }>(due, [hourly, minutes]);
      for (const { name, isDue } of found) if (isDue) this.jobs.add(tx, { name }, {}, { key: name });
    });
    return lookEveryMilliseconds;
  }
}
