import { Injectable } from '@nestjs/common';
import { fiatCurrencyCodes } from '#contracts';
import { Reads } from '#database';
import { firstIdAt } from '#runtime';
import { LedgerHistory } from './ledger-history.js';
import { LedgerLine } from './ledger-line.entity.js';
import { type LedgerAsset, atRail, systemAccountId } from './ledger-place.js';
import type { AccountKey } from './ledger.js';
import { dayBegins } from './line-ids.js';
import { noLine } from './movements.js';

export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** Of one asset, in its smallest unit. */
export interface HeldUnits extends LedgerAsset {
  readonly units: bigint;
}

export interface StatementLine {
  readonly line: LedgerLine;
  /** What it changes: below zero where something left. */
  readonly change: bigint;
}

export interface Statement extends Period {
  readonly opening: readonly HeldUnits[];
  readonly closing: readonly HeldUnits[];
  /** All that came or left, oldest first; not what was reserved or freed within it. */
  readonly lines: readonly StatementLine[];
  /** Whether no more lines can come before its end. */
  readonly isFinal: boolean;
}

/** What a statement is about: what it held at a moment, and the lines that changed that. */
interface Held {
  readonly name: string;
  at(moment: Date): Promise<{ readonly units: readonly HeldUnits[]; readonly isFinal: boolean }>;
  lines(period: Period, most: number): Promise<StatementLine[]>;
}

/** How often a period that goes on is read again, where lines came between. */
const tries = 3;

/** Openings, closings and the lines between them: read apart, and answered only where they agree. Undefined beyond `most` lines. */
@Injectable()
export class LedgerStatements {
  constructor(
    private readonly reads: Reads,
    private readonly history: LedgerHistory,
  ) {}

  ofAccount(account: AccountKey, period: Period, most: number): Promise<Statement | undefined> {
    const held: Held = {
      name: `account ${account.id}`,
      at: async (moment) => {
        const { balances, isFinal } = await this.history.balancesAt(account, moment);
        const units = balances.map(({ token, blockchain, available, reserved, frozen }) => ({
          token,
          blockchain,
          units: available + reserved + frozen,
        }));
        return { units, isFinal };
      },
      lines: (within, limit) => this.linesOfAccount(account, within, limit),
    };
    return proved(held, period, most);
  }

  /** What a rail holds for the house, of whichever organization: in its book that is below zero. */
  ofRail(rail: string, period: Period, most: number): Promise<Statement | undefined> {
    const books = fiatCurrencyCodes.map((currency) => atRail(rail, currency).book);
    const held: Held = {
      name: `rail ${rail}`,
      at: (moment) => this.railAt(books, moment),
      lines: (within, limit) => this.linesOfRail(books, within, limit),
    };
    return proved(held, period, most);
  }

  /** Whether anything was ever booked there. */
  async knowsRail(rail: string): Promise<boolean> {
    const books = fiatCurrencyCodes.map((currency) => atRail(rail, currency).book);
    const side = (book: string): string => eachBook(book, 'id', 'LIMIT 1');
    const text = `${side('source_book')} UNION ALL ${side('destination_book')} LIMIT 1`;
    const rows = await this.reads.query(text, [books]);
    return rows.length > 0;
  }

  private async linesOfAccount(
    { organizationId, id }: AccountKey,
    { from, to }: Period,
    most: number,
  ): Promise<StatementLine[]> {
    const side = (column: string, other: string): string =>
      `(SELECT * FROM ledger_line WHERE organization_id = $1 AND ${column} = $2 AND ${other} <> $2 AND id >= $3 AND id < $4 ORDER BY id LIMIT $5)`;
    const lines = await this.reads.many(
      LedgerLine,
      `SELECT * FROM (${side('source_id', 'destination_id')} UNION ALL ${side('destination_id', 'source_id')}) AS either ORDER BY id LIMIT $5`,
      [organizationId, id, firstIdAt(from), firstIdAt(to), most],
    );
    return lines.map((line) => ({
      line,
      change: line.destinationId === id ? BigInt(line.units) : -BigInt(line.units),
    }));
  }

  private async railAt(
    books: readonly string[],
    at: Date,
  ): Promise<{ readonly units: readonly HeldUnits[]; readonly isFinal: boolean }> {
    const day = dayBegins(at);
    const rows = await this.reads.query<RailRow>(railHeldAt, [books, day, firstIdAt(day), firstIdAt(at)]);
    const units = rows.flatMap(({ token, blockchain, units: held }) =>
      token === null || blockchain === null ? [] : [{ token, blockchain, units: BigInt(held ?? 0) }],
    );
    return { units, isFinal: rows[0]?.isFinal ?? false };
  }

  private async linesOfRail(books: readonly string[], { from, to }: Period, most: number): Promise<StatementLine[]> {
    const lines = await this.reads.many(
      LedgerLine,
      `SELECT * FROM (${railLines('source_book')} UNION ALL ${railLines('destination_book')}) AS either ORDER BY id LIMIT $4`,
      [books, firstIdAt(from), firstIdAt(to), most],
    );
    return lines.map((line) => ({
      line,
      change: books.includes(line.sourceBook) ? BigInt(line.units) : -BigInt(line.units),
    }));
  }
}

async function proved(held: Held, period: Period, most: number): Promise<Statement | undefined> {
  for (let attempt = 1; ; attempt++) {
    const { units: opening } = await held.at(period.from);
    const { units: closing, isFinal } = await held.at(period.to);
    const lines = await held.lines(period, most + 1);
    if (lines.length > most) return undefined;
    if (agree(opening, lines, closing)) return { ...period, opening, closing, lines, isFinal };
    if (attempt === tries) throw new Error(`The balances of the ${held.name} differ from the lines between them`);
  }
}

function agree(opening: readonly HeldUnits[], lines: readonly StatementLine[], closing: readonly HeldUnits[]): boolean {
  const sums = new Map<string, bigint>();
  const add = ({ token, blockchain }: LedgerAsset, units: bigint): void => {
    const key = `${token} ${blockchain}`;
    sums.set(key, (sums.get(key) ?? 0n) + units);
  };
  for (const each of opening) add(each, each.units);
  for (const { line, change } of lines) add(line, change);
  for (const each of closing) add(each, -each.units);
  return [...sums.values()].every((sum) => sum === 0n);
}

interface RailRow {
  readonly token: HeldUnits['token'] | null;
  readonly blockchain: HeldUnits['blockchain'] | null;
  readonly units: string | null;
  readonly isFinal: boolean;
}

const system = `'${systemAccountId}'::uuid`;
const sealed = `coalesce((SELECT sealed_before FROM ledger_seal), '${noLine}')`;

/**
 * Each book by itself, in the order of its index: of all of them together PostgreSQL would read every line of a period before
 * it has the first. The condition of the index is repeated, so that it is used.
 */
const eachBook = (book: string, selecting: string, narrowed: string): string =>
  `SELECT line.* FROM unnest($1::text[]) AS rail (book)
   CROSS JOIN LATERAL (SELECT ${selecting} FROM ledger_line WHERE ${book} = rail.book AND ${book} LIKE 'rail:%' ${narrowed}) AS line`;

const railLines = (book: string): string => eachBook(book, '*', 'AND id >= $2 AND id < $3 ORDER BY id LIMIT $4');

const railMoved = (book: string, units: string): string =>
  eachBook(
    book,
    `token, blockchain, ${units} AS units`,
    'AND id >= (SELECT least(sealed, $3) FROM seal) AND id < $4 GROUP BY token, blockchain',
  );

/** From the snapshots of the day before, organization by organization, and the lines after it. */
const railHeldAt = `
  WITH seal AS (SELECT ${sealed} AS sealed, coalesce((SELECT closed_before FROM ledger_seal), '${noLine}') AS closed),
  part AS (
    SELECT token, blockchain, -(
      SELECT units FROM ledger_snapshot AS snapshot WHERE snapshot.organization_id = place.organization_id AND snapshot.account_id = ${system}
        AND snapshot.book = place.book AND snapshot.token = place.token AND snapshot.blockchain = place.blockchain AND ends_at <= $2
      ORDER BY ends_at DESC LIMIT 1) AS units
    FROM ledger_sum AS place WHERE book = ANY ($1) AND book LIKE 'rail:%'
    UNION ALL ${railMoved('source_book', 'sum(units)')}
    UNION ALL ${railMoved('destination_book', '-sum(units)')}),
  held AS (SELECT token, blockchain, sum(units)::text AS units FROM part WHERE units IS NOT NULL GROUP BY token, blockchain)
  SELECT held.*, closed >= $4 AS "isFinal" FROM seal LEFT JOIN held ON true ORDER BY token`;
