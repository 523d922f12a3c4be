import { Injectable } from '@nestjs/common';
import { Reads, type Tx, UnitOfWork, columnsAs } from '#database';
import { Clock, Log, Metrics, firstIdAt, momentOf } from '#runtime';
import { LedgerInspection } from './ledger-inspection.entity.js';
import { dayBegins } from './line-ids.js';
import { movementsOf, noLine, place } from './movements.js';
import { type WrongPlace, mostNamed } from './wrong-place.js';

const everyMilliseconds = 24 * 60 * 60 * 1_000;

interface Round extends LedgerInspection {
  readonly provenBefore: string;
}

/**
 * Adds up all sealed lines again once a day, and compares each day with what was sealed of it. Each day is a transaction of its
 * own: whatever ends it, the next one goes on from there.
 */
@Injectable()
export class InspectLedger {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly log: Log,
    metrics: Metrics,
  ) {
    metrics.gauge('ledger_wrong_places', 'Places that the last proof of all lines found wrong', [], async (gauge) => {
      const inspection = await this.reads.one(LedgerInspection, { id: 1 }).catch(() => undefined);
      gauge.set(inspection?.wrong.length ?? 0);
    });
  }

  /** Goes on with the round of today, unless it is over. */
  async run(): Promise<void> {
    let isMore = true;
    while (isMore) isMore = await this.unitOfWork.run((tx) => this.inspectDay(tx));
  }

  /** Whether there is more to inspect. */
  private async inspectDay(tx: Tx): Promise<boolean> {
    const round = await roundOf(tx, this.clock.now());
    if (round === undefined) return false;
    await tx.query(`SELECT set_config('statement_timeout', '0', true)`);
    // Before the days are looked for: what is sealed meanwhile has a day, or is for the next round.
    const sealed = await sealedUpTo(tx);
    const ends = await nextSealedDay(tx, round.provenBefore);
    if (ends === undefined) {
      await this.finish(tx, [...round.found, ...(await tx.query<WrongPlace>(atTheEnd, [round.provenBefore, sealed]))]);
      return false;
    }
    const to = firstIdAt(ends);
    const found = [...round.found, ...(await tx.query<WrongPlace>(onOneDay, [round.provenBefore, to, ends]))];
    await tx.update(LedgerInspection, { id: 1 }, { provenBefore: to, found: found.slice(0, mostNamed) });
    return true;
  }

  private async finish(tx: Tx, found: readonly WrongPlace[]): Promise<void> {
    const wrong = found.slice(0, mostNamed);
    const changes = { finishedAt: this.clock.now(), provenBefore: null, wrong, found: [] };
    await tx.update(LedgerInspection, { id: 1 }, changes);
    if (wrong.length > 0) this.log.error({ wrong }, 'the ledger is not what its lines make it');
  }
}

/** Undefined where the last round is not long ago. Keeps the row locked: two processes do not inspect the same day. */
async function roundOf(tx: Tx, now: Date): Promise<Round | undefined> {
  await tx.query(
    `INSERT INTO ledger_inspection (id, begun_at, proven_before, wrong, found) VALUES (1, $1, $2, '[]', '[]') ON CONFLICT DO NOTHING`,
    [now, noLine],
  );
  const known = await tx.one(LedgerInspection, { id: 1 }, { lock: true });
  if (known === undefined) throw new Error('The row of inspections has gone');
  if (known.provenBefore !== null) return { ...known, provenBefore: known.provenBefore };
  if (now.getTime() - known.begunAt.getTime() < everyMilliseconds) return undefined;
  const again = { begunAt: now, provenBefore: noLine, found: [] };
  await tx.update(LedgerInspection, { id: 1 }, again);
  return { ...known, ...again };
}

async function sealedUpTo(tx: Tx): Promise<string> {
  const [row] = await tx.query<{ line: string }>(`SELECT ${sealedBefore} AS line`);
  return row?.line ?? noLine;
}

/** The end of the next day of which something was sealed. Lines of days before it are wrong as well, and found with it. */
async function nextSealedDay(tx: Tx, provenBefore: string): Promise<Date | undefined> {
  const [day] = await tx.query<{ ends: Date | null }>(
    'SELECT min(ends_at) AS ends FROM ledger_snapshot WHERE ends_at > $1',
    [dayBegins(momentOf(provenBefore))],
  );
  return day?.ends ?? undefined;
}

const each = (held: string, lines: string): string =>
  `${columnsAs(['organizationId', 'accountId', 'book', 'token', 'blockchain'])}, (${held})::text AS held, (${lines})::text AS lines`;

const sealedBefore = `coalesce((SELECT sealed_before FROM ledger_seal), '${noLine}')`;
const samePlace = place
  .split(', ')
  .map((column) => `earlier.${column} = snapshot.${column}`)
  .join(' AND ');
const before = `SELECT units FROM ledger_snapshot AS earlier WHERE ${samePlace}`;

/** What was sealed on a day, and is not what its lines add up to. The last day is sealed as far as the same statement sees. */
const onOneDay = `
  WITH moved AS (
    SELECT ${place}, sum(units) AS units FROM (${movementsOf(`id >= $1 AND id < $2 AND id < ${sealedBefore}`)}) AS line GROUP BY ${place}),
  sealed AS (
    SELECT ${place}, units - coalesce((${before} AND earlier.ends_at < $3 ORDER BY earlier.ends_at DESC LIMIT 1), 0) AS units
    FROM ledger_snapshot AS snapshot WHERE ends_at = $3)
  SELECT ${each('coalesce(sealed.units, 0)', 'coalesce(moved.units, 0)')} FROM moved FULL JOIN sealed USING (${place})
  WHERE coalesce(sealed.units, 0) <> coalesce(moved.units, 0) ORDER BY ${place} LIMIT ${mostNamed}`;

/** What comes after the last day, and sums that are not those of the last day of their place. */
const atTheEnd = `
  WITH moved AS (
    SELECT ${place}, sum(units) AS units FROM (${movementsOf('id >= $1 AND id < $2')}) AS line GROUP BY ${place}),
  summed AS (
    SELECT ${place}, units AS held, coalesce((${before} ORDER BY earlier.ends_at DESC LIMIT 1), 0) AS lines FROM ledger_sum AS snapshot)
  SELECT ${each('held', 'lines')} FROM summed WHERE held <> lines
  UNION ALL SELECT ${each('0', 'units')} FROM moved WHERE units <> 0 LIMIT ${mostNamed}`;
