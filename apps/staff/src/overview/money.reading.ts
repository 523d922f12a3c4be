import { Injectable } from '@nestjs/common';
import { type Blockchain, type TokenSymbol, platformOrganizationId } from '#contracts';
import { daysTold } from '#figures';
import { Reads } from '#database';
import { Clock } from '#runtime';
import { notDeleted } from '#standing';
import type { BooksView, TreasuryAssetView, TroubledChainView } from './overview.view.js';

/** Of what a figure adds up: it takes as long as this at most. */
const most = 10_000;

/** Tables are there once the service that has them has run. */
const tables = ['chain_watcher', 'reconciliation', 'wallet_difference', 'rail_difference', 'ledger_balance'] as const;
const present = `SELECT count(to_regclass(name))::int = ${tables.length + 2} AS "areThere" FROM unnest($1::text[]) AS name`;

/** A lease lasts ten seconds: who let it run out for a minute is gone. */
const troubled = `
  SELECT blockchain, CASE WHEN held_until < now() - interval '1 minute' THEN array_append(troubles, 'unwatched') ELSE troubles END AS troubles
  FROM chain_watcher WHERE cardinality(troubles) > 0 OR held_until < now() - interval '1 minute' ORDER BY blockchain`;

const books = `
  SELECT (SELECT started_at FROM reconciliation WHERE finished_at IS NOT NULL
      AND NOT EXISTS (SELECT FROM reconciled_chain WHERE reconciliation_id = id AND failure IS NOT NULL) ORDER BY id DESC LIMIT 1) AS "reconciledAt",
    (SELECT count(*)::int FROM (SELECT FROM wallet_difference WHERE resolved_at IS NULL LIMIT ${most}) AS found) AS "walletDifferences",
    (SELECT count(*)::int FROM (SELECT FROM rail_difference WHERE resolved_at IS NULL LIMIT ${most}) AS found) AS "railDifferences",
    coalesce((SELECT jsonb_array_length(wrong) FROM ledger_inspection), 0) AS "wrongPlaces"`;

/** Payins wait for tokens of the treasury; it keeps those of payouts until they are paid, or sends them back. */
const obligations = `
  SELECT token, blockchain, sum(units)::text AS units FROM (
    (SELECT token, blockchain, (quote ->> 'tokenUnits')::numeric AS units FROM payin
      WHERE status = ANY ('{pending,on-hold}'::text[]) AND quote IS NOT NULL LIMIT ${most})
    UNION ALL
    (SELECT r.token, r.blockchain, p.token_units FROM payout p
      JOIN payout_request r ON r.organization_id = p.organization_id AND r.id = p.payout_request_id
      WHERE p.status = ANY ('{pending,onHold,refundInProgress}'::text[]) AND p.channel <> 'wallet'
        AND ${notDeleted('p')} LIMIT ${most})
  ) AS owed GROUP BY token, blockchain`;

/** By the ledger, now and at the end of each day: at that of one on which nothing moved as at that of the day before. */
const holdings = `
  WITH place AS MATERIALIZED (
    SELECT organization_id, account_id, book, token, blockchain, sum(units) AS units FROM ledger_balance
    WHERE organization_id = $1 AND book IN ('available', 'reserved') GROUP BY 1, 2, 3, 4, 5),
  past AS (
    SELECT token, blockchain, day, sum(snapshot.units) AS units FROM place CROSS JOIN unnest($2::text[]) AS day
    CROSS JOIN LATERAL (
      SELECT s.units FROM ledger_snapshot s
      WHERE s.organization_id = place.organization_id AND s.account_id = place.account_id AND s.book = place.book
        AND s.token = place.token AND s.blockchain = place.blockchain AND s.ends_at <= (day || 'T00:00:00Z')::timestamptz + interval '1 day'
      ORDER BY s.ends_at DESC LIMIT 1) AS snapshot
    GROUP BY 1, 2, 3)
  SELECT token, blockchain, sum(units)::text AS units, coalesce((
    SELECT jsonb_agg(jsonb_build_object('day', day, 'held', past.units::text) ORDER BY day) FROM past
    WHERE past.token = place.token AND past.blockchain = place.blockchain), '[]') AS "byDay"
  FROM place GROUP BY token, blockchain ORDER BY blockchain, token`;

interface Asset {
  readonly token: TokenSymbol;
  readonly blockchain: Blockchain;
  readonly units: string;
}
type Holding = Asset & Pick<TreasuryAssetView, 'byDay'>;

export interface MoneyFigures {
  readonly chains: TroubledChainView[];
  readonly treasury: TreasuryAssetView[];
  readonly books: BooksView;
}

/** What chains, the treasury and the books are known to be like, without looking at any of them. */
@Injectable()
export class MoneyReading {
  constructor(
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  /** Undefined where no service has run that has money. */
  async read(): Promise<MoneyFigures | undefined> {
    const [row] = await this.reads.query<{ areThere: boolean }>(present, [[...tables, 'payin', 'payout']]);
    if (row?.areThere !== true) return undefined;
    const [chains, treasury, [known]] = await Promise.all([
      this.reads.query<TroubledChainView>(troubled),
      this.treasury(),
      this.reads.query<Omit<BooksView, 'reconciledAt'> & { reconciledAt: Date | null }>(books),
    ]);
    const { reconciledAt = null, walletDifferences = 0, railDifferences = 0, wrongPlaces = 0 } = known ?? {};
    const at = reconciledAt === null ? {} : { reconciledAt: reconciledAt.toISOString() };
    return { chains, treasury, books: { ...at, walletDifferences, railDifferences, wrongPlaces } };
  }

  private async treasury(): Promise<TreasuryAssetView[]> {
    const [held, owed] = await Promise.all([
      this.reads.query<Holding>(holdings, [platformOrganizationId, daysTold(this.clock.now())]),
      this.reads.query<Asset>(obligations),
    ]);
    const isOf = (one: Asset) => (other: Asset) => one.token === other.token && one.blockchain === other.blockchain;
    const missing = owed
      .filter((asset) => !held.some(isOf(asset)))
      .map((asset) => ({ ...asset, units: '0', byDay: [] }));
    return [...held, ...missing].map((asset) => ({
      tokenSymbol: asset.token,
      blockchain: asset.blockchain,
      held: asset.units,
      owed: owed.find(isOf(asset))?.units ?? '0',
      byDay: asset.byDay,
    }));
  }
}
