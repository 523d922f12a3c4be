import { Injectable } from '@nestjs/common';
import type { Blockchain, TokenSymbol } from '#contracts';
import { type Queries, Reads } from '#database';
import { LedgerLine } from './ledger-line.entity.js';
import { systemAccountId } from './ledger-place.js';
import type { AccountKey, Balance } from './ledger.js';
import { firstIdAt } from '#runtime';
import { dayBegins } from './line-ids.js';
import { noLine } from './movements.js';

/** What accounts held at a moment: what was posted until then, however late it took effect. */
export interface PastBalances {
  readonly balances: readonly Balance[];
  /** Whether no more lines can come before that moment. */
  readonly isFinal: boolean;
}

/** The ledger at other moments than now. */
@Injectable()
export class LedgerHistory {
  constructor(private readonly reads: Reads) {}

  /** From the snapshot of the day before, and the lines after it. */
  async balancesAt({ organizationId, id }: AccountKey, at: Date): Promise<PastBalances> {
    const day = dayBegins(at);
    const rows = await this.reads.query<PastRow>(balanceAt, [organizationId, id, day, firstIdAt(day), firstIdAt(at)]);
    const balances = rows.flatMap(({ token, blockchain, available, reserved, frozen }) =>
      token === null || blockchain === null
        ? []
        : [
            {
              token,
              blockchain,
              available: BigInt(available ?? 0),
              reserved: BigInt(reserved ?? 0),
              frozen: BigInt(frozen ?? 0),
            },
          ],
    );
    return { balances, isFinal: rows[0]?.isFinal ?? false };
  }

  /** What the ledger says that the wallets of these accounts hold on a chain, by account: what came to them over it, less what left. */
  async overChain(
    blockchain: Blockchain,
    accounts: readonly AccountKey[],
  ): Promise<Map<string, Map<TokenSymbol, bigint>>> {
    const rows = await this.reads.query<{ accountId: string; token: TokenSymbol; units: string }>(heldOverChain, [
      accounts.map(({ organizationId }) => organizationId),
      accounts.map(({ id }) => id),
      blockchain,
    ]);
    const held = new Map<string, Map<TokenSymbol, bigint>>(accounts.map(({ id }) => [id, new Map()]));
    for (const { accountId, token, units } of rows) held.get(accountId)?.set(token, BigInt(units));
    return held;
  }

  /**
   * What lies in the wallet of an account on a chain, beside what it holds itself and, where that lies there, what is owed to developers.
   * In one statement, so that all is of one moment.
   */
  async overChainBeside(
    queries: Queries,
    { organizationId, id }: AccountKey,
    { token, blockchain, developers }: HeldBeside,
  ): Promise<bigint> {
    const values = [[organizationId], [id], blockchain, token, developers];
    const [row] = await queries.query<{ units: string }>(besideBooks, values);
    return BigInt(row?.units ?? 0);
  }

  /** The lines by which something came to an account over a chain, posted since then. */
  cameOverChain({ organizationId, id }: AccountKey, blockchain: Blockchain, since: Date): Promise<LedgerLine[]> {
    return this.reads.many(
      LedgerLine,
      `SELECT * FROM ledger_line WHERE organization_id = $1 AND destination_id = $2 AND destination_id <> ${system} AND id >= $4
         AND source_id = ${system} AND source_book = 'chain:' || $3::text AND blockchain = $3`,
      [organizationId, id, blockchain, firstIdAt(since)],
    );
  }
}

interface HeldBeside {
  readonly token: TokenSymbol;
  readonly blockchain: Blockchain;
  readonly developers: boolean;
}

interface PastRow {
  readonly token: TokenSymbol | null;
  readonly blockchain: Blockchain | null;
  readonly available: string | null;
  readonly reserved: string | null;
  readonly frozen: string | null;
  readonly isFinal: boolean;
}

const system = `'${systemAccountId}'::uuid`;

const sealed = `coalesce((SELECT sealed_before FROM ledger_seal), '${noLine}')`;

/** Of one account. What is sealed of the day itself is not in snapshots that end with it or before. */
const balanceAt = `
  WITH seal AS (SELECT ${sealed} AS sealed, coalesce((SELECT closed_before FROM ledger_seal), '${noLine}') AS closed),
  place AS (SELECT DISTINCT book, token, blockchain FROM ledger_balance WHERE organization_id = $1 AND account_id = $2),
  part AS (
    SELECT place.*, (
      SELECT units FROM ledger_snapshot AS snapshot WHERE organization_id = $1 AND account_id = $2 AND snapshot.book = place.book
        AND snapshot.token = place.token AND snapshot.blockchain = place.blockchain AND ends_at <= $3
      ORDER BY ends_at DESC LIMIT 1) AS units
    FROM place
    UNION ALL SELECT destination_book, token, blockchain, units FROM ledger_line
      WHERE organization_id = $1 AND destination_id = $2 AND destination_id <> ${system} AND id >= (SELECT least(sealed, $4) FROM seal) AND id < $5
    UNION ALL SELECT source_book, token, blockchain, -units FROM ledger_line
      WHERE organization_id = $1 AND source_id = $2 AND source_id <> ${system} AND id >= (SELECT least(sealed, $4) FROM seal) AND id < $5),
  held AS (
    SELECT token, blockchain, coalesce(sum(units) FILTER (WHERE book = 'available'), 0)::text AS available,
      coalesce(sum(units) FILTER (WHERE book = 'reserved'), 0)::text AS reserved,
      coalesce(sum(units) FILTER (WHERE book = 'frozen'), 0)::text AS frozen
    FROM part WHERE units IS NOT NULL GROUP BY token, blockchain)
  SELECT held.*, closed >= $5 AS "isFinal" FROM seal LEFT JOIN held ON true ORDER BY token, blockchain`;

const wanted = 'unnest($1::uuid[], $2::uuid[]) AS wanted (organization_id, account_id)';
const heldOverChain = `
  WITH seal AS (SELECT ${sealed} AS sealed),
  part AS (
    SELECT account_id, token, units FROM ledger_sum JOIN ${wanted} USING (organization_id, account_id)
      WHERE book = 'chain:' || $3::text AND blockchain = $3
    UNION ALL SELECT account_id, token, units FROM ${wanted}, seal, LATERAL (
      SELECT token, units FROM ledger_line AS line WHERE line.organization_id = wanted.organization_id AND destination_id = account_id AND destination_id <> ${system}
        AND source_id = ${system} AND source_book = 'chain:' || $3::text AND blockchain = $3 AND id >= sealed
      UNION ALL SELECT token, -units FROM ledger_line AS line WHERE line.organization_id = wanted.organization_id AND source_id = account_id AND source_id <> ${system}
        AND destination_id = ${system} AND destination_book = 'chain:' || $3::text AND blockchain = $3 AND id >= sealed) AS line)
  SELECT account_id AS "accountId", token, sum(units)::text AS units FROM part GROUP BY account_id, token`;

const besideBooks = `
  SELECT (coalesce((SELECT units::numeric FROM (${heldOverChain}) AS over_chain WHERE token = $4), 0)
    - coalesce((SELECT sum(units) FROM ledger_balance WHERE organization_id = ANY($1::uuid[]) AND token = $4 AND blockchain = $3
        AND (account_id = ANY($2::uuid[]) AND book IN ('available', 'reserved')
          OR $5::boolean AND account_id = ${system} AND book LIKE 'developerFees%')), 0))::text AS units`;
