import { Injectable } from '@nestjs/common';
import { Reads, type Tx, UnitOfWork } from '#database';
import { lookUntil } from '#jobs';
import { Clock, firstIdAt, momentOf } from '#runtime';
import { dayBegins, dayEnds } from './line-ids.js';
import { movementsOf, noLine, place } from './movements.js';

/** What was begun longer ago than this has ended, or has to begin again. */
const openMilliseconds = 5 * 60 * 1_000;
const looks = { times: 600, everyMilliseconds: 50 };

/**
 * Closes the ledger up to a few minutes ago, and adds up the lines before that, a day at a time: each in a transaction of its
 * own, so that whatever ends it, the next one goes on from there.
 */
@Injectable()
export class SealLedger {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    await this.close(new Date(this.clock.now().getTime() - openMilliseconds));
    await this.untilAllEnded();
    let isMore = true;
    while (isMore) isMore = await this.unitOfWork.run((tx) => sealDay(tx));
  }

  private async close(at: Date): Promise<void> {
    await this.unitOfWork.run((tx) =>
      tx.write(
        `INSERT INTO ledger_seal AS known VALUES (1, $1, '${noLine}')
         ON CONFLICT (id) DO UPDATE SET closed_before = greatest(known.closed_before, EXCLUDED.closed_before)`,
        [firstIdAt(at)],
      ),
    );
  }

  /** Those that may have written lines before they could know that the ledger is closed. */
  private async untilAllEnded(): Promise<void> {
    const [begun] = await this.reads.query<{ next: string }>(
      'SELECT pg_snapshot_xmax(pg_current_snapshot())::text AS next',
    );
    const haveEnded = await lookUntil(async () => {
      const [row] = await this.reads.query<{ ended: boolean }>(
        'SELECT pg_snapshot_xmin(pg_current_snapshot()) >= $1::xid8 AS ended',
        [begun?.next],
      );
      return row?.ended === true;
    }, looks);
    if (!haveEnded) throw new Error('A transaction has been writing for long: the ledger is sealed once it has ended');
  }
}

/** Whether there is more to seal. */
async function sealDay(tx: Tx): Promise<boolean> {
  const [seal] = await tx.query<{ from: string; closed: string }>(
    'SELECT sealed_before AS from, closed_before AS closed FROM ledger_seal FOR UPDATE',
  );
  if (seal === undefined || seal.from >= seal.closed) return false;
  const { from, closed } = seal;
  const ends = dayEnds(momentOf(from));
  const day = least(firstIdAt(ends), closed);
  await tx.query(`SELECT set_config('statement_timeout', '0', true)`);
  const moved = await sealLines(tx, { from, to: day, ends });
  const to = moved > 0 ? day : await nextDayWithLines(tx, day, closed);
  await tx.query('UPDATE ledger_seal SET sealed_before = $1', [to]);
  return to < closed;
}

/** How many places these lines have moved. */
async function sealLines(tx: Tx, { from, to, ends }: { from: string; to: string; ends: Date }): Promise<number> {
  const [row] = await tx.query<{ moved: number }>(
    `WITH moved AS (SELECT ${place}, sum(units) AS units FROM (${movementsOf('id >= $1 AND id < $2')}) AS line GROUP BY ${place}),
     added AS (
       INSERT INTO ledger_sum AS known (${place}, units) SELECT * FROM moved
       ON CONFLICT (${place}) DO UPDATE SET units = known.units + EXCLUDED.units RETURNING ${place}, units),
     kept AS (
       INSERT INTO ledger_snapshot (${place}, units, ends_at) SELECT added.*, $3 FROM added
       ON CONFLICT (${place}, ends_at) DO UPDATE SET units = EXCLUDED.units RETURNING 1)
     SELECT count(*)::int AS moved FROM kept`,
    [from, to, ends],
  );
  return row?.moved ?? 0;
}

/** Of many days without lines, none is looked at by itself. */
async function nextDayWithLines(tx: Tx, from: string, closed: string): Promise<string> {
  if (from === closed) return closed;
  const [next] = await tx.query<{ id: string }>(
    'SELECT id FROM ledger_line WHERE id >= $1 AND id < $2 ORDER BY id LIMIT 1',
    [from, closed],
  );
  return next === undefined ? closed : firstIdAt(dayBegins(momentOf(next.id)));
}

function least(one: string, other: string): string {
  return one < other ? one : other;
}
