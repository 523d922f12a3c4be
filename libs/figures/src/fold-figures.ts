import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { Loop } from '#jobs';
import { Clock, Config, Log } from '#runtime';
import { daysTold } from './figures.js';

const atOnce = 20_000;
const betweenRoundsMilliseconds = 5_000;

/** Adds changes to the figures, and days that are no longer told one by one to all before them. */
const fold = `
  WITH taken AS (
    DELETE FROM figure_change WHERE ordinal IN (
      SELECT ordinal FROM figure_change ORDER BY ordinal LIMIT ${atOnce} FOR UPDATE SKIP LOCKED)
    RETURNING name, status, day, change),
  aged AS (DELETE FROM figure WHERE day <> '' AND day < $1 RETURNING name, status, day, count),
  folded AS (
    INSERT INTO figure (name, status, day, count)
    SELECT name, status, CASE WHEN day < $1 THEN '' ELSE day END, sum(change)
    FROM (SELECT * FROM taken UNION ALL SELECT * FROM aged) AS changes GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (name, status, day) DO UPDATE SET count = figure.count + excluded.count)
  SELECT count(*)::int AS count FROM taken`;

/** Keeps the changes few, so that reading figures stays fast. */
@Injectable()
export class FoldFigures implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private loop: Loop | undefined;

  constructor(
    private readonly config: Config,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.role === 'api') return;
    this.loop = new Loop({
      atLeastMilliseconds: 0,
      step: async () => ((await this.fold()) === atOnce ? 0 : betweenRoundsMilliseconds),
      failed: (cause) => this.log.warn({ err: cause }, 'could not add up figures; trying again'),
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop?.stop();
  }

  private async fold(): Promise<number> {
    const [oldest = ''] = daysTold(this.clock.now());
    const [row] = await this.unitOfWork.run((tx) => tx.query<{ count: number }>(fold, [oldest]));
    return row?.count ?? 0;
  }
}
