import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { ReviewTier } from '#contracts';
import { type Queries, Reads, type Tx, UnitOfWork, columnsAs } from '#database';
import { Jobs } from '#jobs';
import { Clock, Ids } from '#runtime';
import { MovedVolume } from './moved-volume.entity.js';
import {
  type LimitRow,
  type LimitedRisk,
  type UsdLimits,
  type VolumeKind,
  defaultLimits,
  limitsOf,
} from './limit-table.js';
import { type DayVolume, Room, lastForgottenDay, resetOf, usdOf } from './volume-window.js';

interface Moved {
  readonly day: string;
  readonly amounts: readonly bigint[];
}

/** Keeps parts few. Of two that fold at once, one finds what the other has not taken. */
const fold = `
  WITH several AS (
    SELECT organization_id, kind, day FROM moved_volume GROUP BY 1, 2, 3 HAVING count(*) > 1 LIMIT 1000),
  taken AS (
    DELETE FROM moved_volume USING several WHERE moved_volume.organization_id = several.organization_id
      AND moved_volume.kind = several.kind AND moved_volume.day = several.day RETURNING moved_volume.*)
  INSERT INTO moved_volume (organization_id, kind, day, id, units)
  SELECT organization_id, kind, day, min(id::text)::uuid, sum(units) FROM taken GROUP BY 1, 2, 3 RETURNING 1`;

const counted = 'organization_id = $1 AND kind = $2 AND day > $3';
const limitColumns = 'tier, risk, payouts::float8, payins::float8, single::float8';
const limitedColumns = ['organizationId', 'approvedTiers', 'approvedRisk', 'suspendedAt', 'approvalRevokedAt'] as const;

/** What of a standing counts here. */
interface Limited {
  readonly organizationId: string;
  readonly approvedTiers: readonly ReviewTier[];
  readonly approvedRisk: LimitedRisk | null;
  readonly suspendedAt: Date | null;
  readonly approvalRevokedAt: Date | null;
}

/** How much organizations may move, by what they are approved for, and how much they did. */
@Injectable()
export class Limits implements OnModuleInit {
  constructor(
    private readonly reads: Reads,
    private readonly unitOfWork: UnitOfWork,
    private readonly jobs: Jobs,
    private readonly ids: Ids,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handleHourly('foldVolumes', () =>
      this.unitOfWork.run(async (tx) => {
        await tx.query('DELETE FROM moved_volume WHERE day <= $1', [this.lastForgotten()]);
        await tx.query(fold);
      }),
    );
  }

  async table(queries: Queries = this.reads): Promise<readonly LimitRow[]> {
    return withDefaults(await queries.query<LimitRow>(`SELECT ${limitColumns} FROM tier_limit`));
  }

  async set(tx: Tx, rows: readonly LimitRow[]): Promise<void> {
    for (const { tier, risk, payouts, payins, single } of rows)
      await tx.query(
        `INSERT INTO tier_limit (tier, risk, payouts, payins, single) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (tier, risk) DO UPDATE
           SET payouts = EXCLUDED.payouts, payins = EXCLUDED.payins, single = EXCLUDED.single`,
        [tier, risk, payouts, payins, single],
      );
  }

  async of(standing: Limited, queries: Queries = this.reads): Promise<UsdLimits> {
    return limitsFor(await this.table(queries), standing);
  }

  /** What an organization may still move, and whether it may at all. */
  async roomOf(organizationId: string, kind: VolumeKind): Promise<{ standing: Limited; room: Room } | undefined> {
    const [found] = await this.reads.query<Limited & { limits: LimitRow[]; days: { day: string; units: string }[] }>(
      `SELECT ${columnsAs(limitedColumns)},
         ARRAY(SELECT to_json(changed) FROM (SELECT ${limitColumns} FROM tier_limit) AS changed) AS limits,
         ARRAY(SELECT json_build_object('day', day, 'units', sum(units)::text) FROM moved_volume WHERE ${counted} GROUP BY day) AS days
       FROM standing WHERE organization_id = $1`,
      [organizationId, kind, this.lastForgotten()],
    );
    if (found === undefined) return undefined;
    const { limits, days, ...standing } = found;
    const { single, [kind]: most } = limitsFor(withDefaults(limits), standing);
    return { standing, room: new Room(single, most, days.map(read)) };
  }

  /** Counts them, or throws `LimitExceeded`. Others of the organization wait until the transaction ends. */
  async take(tx: Tx, standing: Limited, kind: VolumeKind, moved: Moved): Promise<void> {
    const { organizationId } = standing;
    const limits = await this.of(standing, tx);
    if (limits[kind] > 0) await this.lock(tx, organizationId, kind);
    const days = limits[kind] > 0 ? await this.days(organizationId, kind, tx) : [];
    new Room(limits.single, limits[kind], days).refuse(moved.amounts);
    this.count(tx, organizationId, kind, moved);
  }

  /** From here on the transaction is the only one of the organization that moves this kind. It has to have waited for everything else before. */
  private async lock(tx: Tx, organizationId: string, kind: VolumeKind): Promise<void> {
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${kind} of ${organizationId}`]);
  }

  /** Whatever the limit. */
  count(tx: Tx, organizationId: string, kind: VolumeKind, { day, amounts }: Moved): void {
    tx.insert(MovedVolume, { organizationId, kind, day, id: this.ids.next(), units: String(sumOf(amounts)) });
  }

  /** What was counted on a day and has come back. */
  uncount(tx: Tx, organizationId: string, kind: VolumeKind, { day, units }: DayVolume): void {
    this.count(tx, organizationId, kind, { day, amounts: [-units] });
  }

  /** The larger of what was paid in and what was paid out in the last 30 days, in whole dollars, rounded up. */
  async movedUsd(queries: Queries, organizationId: string): Promise<number> {
    const [most] = await queries.query<{ units: string }>(
      `SELECT sum(units)::text AS units FROM moved_volume WHERE organization_id = $1 AND day > $2
       GROUP BY kind ORDER BY sum(units) DESC LIMIT 1`,
      [organizationId, this.lastForgotten()],
    );
    return usdOf(BigInt(most?.units ?? 0));
  }

  /** Of the last 30 days together. */
  async used(organizationId: string, kind: VolumeKind): Promise<{ units: bigint; nextResetAt?: Date }> {
    const days = await this.days(organizationId, kind);
    const [oldest] = days.flatMap(({ day, units }) => (units > 0n ? [day] : [])).sort();
    const units = sumOf(days.map((day) => day.units));
    return { units, ...(oldest === undefined ? {} : { nextResetAt: resetOf(oldest) }) };
  }

  /** Today among them. */
  private async days(organizationId: string, kind: VolumeKind, queries: Queries = this.reads): Promise<DayVolume[]> {
    const rows = await queries.query<{ day: string; units: string }>(
      `SELECT day, sum(units)::text AS units FROM moved_volume WHERE ${counted} GROUP BY day`,
      [organizationId, kind, this.lastForgotten()],
    );
    return rows.map(read);
  }

  private lastForgotten(): string {
    return lastForgottenDay(this.clock.now());
  }
}

function withDefaults(changed: readonly LimitRow[]): LimitRow[] {
  return defaultLimits.map((row) => changed.find(({ tier, risk }) => row.tier === tier && row.risk === risk) ?? row);
}

function limitsFor(table: readonly LimitRow[], { approvedTiers, approvedRisk }: Limited): UsdLimits {
  return limitsOf(table, approvedTiers, approvedRisk ?? 'low');
}

function read({ day, units }: { readonly day: string; readonly units: string }): DayVolume {
  return { day, units: BigInt(units) };
}

function sumOf(amounts: readonly bigint[]): bigint {
  return amounts.reduce((sum, each) => sum + each, 0n);
}
