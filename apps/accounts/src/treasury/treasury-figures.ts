import { Injectable } from '@nestjs/common';
import { type TreasuryAccountName, platformOrganizationId, treasuryAccounts } from '#chains';
import type { Blockchain, TokenSymbol } from '#contracts';
import { Reads } from '#database';
import { systemAccountId } from '#ledger';
import { Clock, firstIdAt } from '#runtime';

/** Of what is added up: it takes as long as this at most. */
const mostOwed = 10_000;
const mostBooks = 100_000;
const mostLines = 50_000;

const dayMilliseconds = 24 * 60 * 60 * 1_000;
const weekMilliseconds = 7 * dayMilliseconds;

/** What liquidity has to give to payins, to wallets on other chains, and back to those whose payouts were not made. */
const underWay = `
  SELECT token, blockchain, sum(units)::text AS units FROM (
    (SELECT token, blockchain, (quote ->> 'tokenUnits')::numeric + (quote ->> 'developerFeeUnits')::numeric AS units FROM payin
      WHERE status = ANY ('{pending,on-hold}'::text[]) AND quote IS NOT NULL LIMIT ${mostOwed})
    UNION ALL
    (SELECT token, blockchain, token_units - developer_fee_units - network_fee_units - spread_units FROM payout
      WHERE status = 'pending' AND channel = 'treasury' AND token IS NOT NULL LIMIT ${mostOwed})
    UNION ALL
    (SELECT r.token, r.blockchain, p.token_units - p.developer_fee_units - p.network_fee_units - p.spread_units FROM payout p
      JOIN payout_request r ON r.organization_id = p.organization_id AND r.id = p.payout_request_id
      WHERE p.return_requested_at IS NOT NULL AND p.return_transaction_id IS NULL AND p.channel = 'treasury' LIMIT ${mostOwed})
  ) AS owed GROUP BY token, blockchain`;

const developerFees = `
  SELECT token, blockchain, sum(units)::text AS units FROM (
    SELECT token, blockchain, units FROM ledger_balance
    WHERE account_id = '${systemAccountId}' AND book LIKE 'developerFees%' LIMIT ${mostBooks}) AS owed GROUP BY token, blockchain`;

/** The newest lines of a purse, and of these what left its wallet. */
const left = `
  WITH line AS MATERIALIZED (
    SELECT token, blockchain, destination_book, units, posted_at FROM ledger_line
    WHERE organization_id = $1 AND source_id = $2 AND id >= $3 ORDER BY id DESC LIMIT ${mostLines})
  SELECT token, blockchain, sum(units)::text AS units, (SELECT count(*)::int FROM line) AS lines, (SELECT min(posted_at) FROM line) AS since
  FROM line WHERE destination_book = 'chain:' || blockchain GROUP BY token, blockchain`;

const gasPaid = `
  WITH paid AS MATERIALIZED (
    SELECT gas_units, created_at FROM transfer
    WHERE blockchain = $1 AND gas_units IS NOT NULL AND status = 'confirmed' AND id >= $2 ORDER BY id DESC LIMIT ${mostLines})
  SELECT coalesce(sum(gas_units), 0)::text AS units, count(*)::int AS lines, min(created_at) AS since FROM paid`;

interface Sum {
  readonly token: TokenSymbol;
  readonly blockchain: Blockchain;
  readonly units: string;
}

interface Paid {
  readonly units: string;
  readonly lines: number;
  readonly since: Date | null;
}

/** By chain and token; nothing where there is none. */
export type TokenFigures = (blockchain: Blockchain, token: TokenSymbol) => bigint;

/** What is owed from the treasury, and how fast it empties. */
@Injectable()
export class TreasuryFigures {
  constructor(
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  /** From liquidity. Payins and payouts are there once the services that have them have run. */
  async owed(): Promise<TokenFigures> {
    const [known] = await this.reads.query<{ areThere: boolean }>(
      `SELECT to_regclass('payin') IS NOT NULL AND to_regclass('payout') IS NOT NULL AS "areThere"`,
    );
    const [waiting, fees] = await Promise.all([
      known?.areThere === true ? this.reads.query<Sum>(underWay) : [],
      this.reads.query<Sum>(developerFees),
    ]);
    return figuresOf([...waiting, ...fees.filter(({ units }) => BigInt(units) > 0n)]);
  }

  /** On a day of the last week, on average. */
  async leavesDaily(purse: TreasuryAccountName): Promise<TokenFigures> {
    const rows = await this.reads.query<Sum & Paid>(left, [
      platformOrganizationId,
      treasuryAccounts[purse],
      this.weekBegins(),
    ]);
    return figuresOf(rows.map((row) => ({ ...row, units: String(this.daily(row)) })));
  }

  async gasDaily(blockchain: Blockchain): Promise<bigint> {
    const [paid] = await this.reads.query<Paid>(gasPaid, [blockchain, this.weekBegins()]);
    return paid === undefined ? 0n : this.daily(paid);
  }

  private weekBegins(): string {
    return firstIdAt(new Date(this.clock.now().getTime() - weekMilliseconds));
  }

  /** Where there was more in the week than is added up, by the part of it that is. */
  private daily({ units, lines, since }: Paid): bigint {
    const sinceThen = since === null ? weekMilliseconds : this.clock.now().getTime() - since.getTime();
    const milliseconds = lines < mostLines ? weekMilliseconds : Math.max(sinceThen, 1);
    return (BigInt(units) * BigInt(dayMilliseconds)) / BigInt(milliseconds);
  }
}

function figuresOf(rows: readonly Sum[]): TokenFigures {
  const sums = new Map<string, bigint>();
  for (const { blockchain, token, units } of rows) {
    const key = `${token} ${blockchain}`;
    sums.set(key, (sums.get(key) ?? 0n) + BigInt(units));
  }
  return (blockchain, token) => sums.get(`${token} ${blockchain}`) ?? 0n;
}
