import { Injectable } from '@nestjs/common';
import {
  type Blockchain,
  type Coin,
  type FiatCurrencyCode,
  type Page,
  type PageQuery,
  type TokenSymbol,
  defaultPageSize,
  greatestId,
  pageOf,
} from '#contracts';
import { type Queries, Reads, type Tx, forOrganization } from '#database';
import { Ids, momentOf } from '#runtime';
import { LedgerLine } from './ledger-line.entity.js';
import { type Book, type FiatPlace, type LedgerPlace, accountIdOf, noChain } from './ledger-place.js';
import { postingRefusal } from './posting-refusal.js';

type StepsOf = Pick<Posting, 'organizationId' | 'subjectId'>;

interface PostedStep<Line> {
  readonly organizationId: string;
  /** What it is about, and which step of it this is: the same step is posted once, however often it is tried. */
  readonly subjectId: string;
  readonly step: string;
  readonly lines: readonly [Line, ...Line[]];
  /** When what it books took effect, such as the block of a deposit. It is posted now, whenever that was. */
  readonly at: Date;
}

export interface Posting extends PostedStep<PostingLine> {
  /** The coin of a chain where it is about gas. */
  readonly token: TokenSymbol | Coin;
  readonly blockchain: Blockchain;
}

export interface PostingLine {
  readonly from: LedgerPlace;
  readonly to: LedgerPlace;
  /** In the smallest unit of the token; more than 0. */
  readonly units: bigint;
}

/** Of money, which is on no chain. */
export interface FiatPosting extends PostedStep<FiatLine> {
  readonly currency: FiatCurrencyCode;
}

export interface FiatLine {
  readonly from: FiatPlace;
  readonly to: FiatPlace;
  /** In the smallest unit of the currency; more than 0. */
  readonly units: bigint;
}

export interface AccountKey {
  readonly organizationId: string;
  readonly id: string;
}

export interface HeldTokens {
  readonly token: TokenSymbol;
  readonly blockchain: Blockchain;
  readonly units: bigint;
}

export interface Balance {
  readonly token: TokenSymbol;
  readonly blockchain: Blockchain;
  readonly available: bigint;
  readonly reserved: bigint;
  /** What came while the account was frozen. */
  readonly frozen: bigint;
}

/** Of the arguments of `ledger_post`. */
const argumentTypes = 'uuid uuid text int uuid uuid text uuid text text text bigint timestamptz timestamptz'.split(' ');

/** Double entry. The database itself guarantees that lines add up, never change, and take no account below zero. */
@Injectable()
export class Ledger {
  constructor(
    private readonly reads: Reads,
    private readonly ids: Ids,
  ) {}

  /**
   * In one statement, as a whole or not at all. False if this step was posted before. `InsufficientFunds` if an account holds
   * too little: then the whole unit of work is rolled back.
   */
  async post(tx: Tx, posting: Posting): Promise<boolean> {
    // What a request of an organization sets going may be posted for the treasury.
    return forOrganization(posting.organizationId, () =>
      this.postHere(tx, posting, posting).catch((cause: unknown) => {
        throw postingRefusal(cause, posting);
      }),
    );
  }

  /** The same for money. */
  async postFiat(tx: Tx, posting: FiatPosting): Promise<boolean> {
    const asset = { token: posting.currency, blockchain: noChain };
    return forOrganization(posting.organizationId, () => this.postHere(tx, posting, asset));
  }

  private async postHere(tx: Tx, posting: PostedStep<PostingLine>, asset: PostedAsset): Promise<boolean> {
    const values = posting.lines.flatMap((line, ordinal) => this.row(posting, asset, line, ordinal));
    const [answer] = await tx.query<{ posted: boolean[] }>(statementFor(posting.lines.length), values);
    const posted = answer?.posted ?? [];
    const isRepeated = posted.every((isNew) => !isNew);
    const isWhole = isRepeated ? await hasNoMore(tx, posting) : posted.every((isNew) => isNew);
    if (!isWhole) throw new Error(`The step ${posting.step} of ${posting.subjectId} was posted with other lines`);
    return !isRepeated;
  }

  /** For a step that the caller knows to be new, from a row that it has locked. */
  async postNew(tx: Tx, posting: Posting): Promise<void> {
    if (!(await this.post(tx, posting)))
      throw new Error(`The step ${posting.step} of ${posting.subjectId} is in the ledger already`);
  }

  /** How much more these steps took from a book than they gave to it, with all that was added to them: `step in 12`. */
  async takenFrom(
    tx: Tx,
    book: Book,
    { organizationId, subjectId }: StepsOf,
    steps: readonly string[],
  ): Promise<bigint> {
    if (steps.length === 0) return 0n;
    const [row] = await forOrganization(organizationId, () =>
      tx.query<{ units: string }>(
        `SELECT coalesce(sum(CASE book WHEN source_book THEN units ELSE -units END), 0)::text AS units
         FROM ledger_line JOIN (SELECT $3 AS book) AS wanted ON book IN (source_book, destination_book)
         WHERE organization_id = $1 AND subject_id = $2 AND split_part(step, ' in ', 1) = ANY($4)`,
        [organizationId, subjectId, book, steps],
      ),
    );
    return BigInt(row?.units ?? 0);
  }

  /** The balance of each account in every token that it ever held, by name of the token. */
  async balances(accounts: readonly AccountKey[]): Promise<Map<string, Balance[]>> {
    const rows = await this.reads.query<BalanceRow>(
      `SELECT account_id AS "accountId", token, blockchain, coalesce(sum(units) FILTER (WHERE book = 'available'), 0)::text AS available, coalesce(sum(units) FILTER (WHERE book = 'reserved'), 0)::text AS reserved,
         coalesce(sum(units) FILTER (WHERE book = 'frozen'), 0)::text AS frozen
       FROM ledger_balance JOIN unnest($1::uuid[], $2::uuid[]) AS wanted (organization_id, account_id) USING (organization_id, account_id)
       GROUP BY account_id, token, blockchain ORDER BY token, blockchain`,
      [accounts.map(({ organizationId }) => organizationId), accounts.map(({ id }) => id)],
    );
    const balances = new Map<string, Balance[]>(accounts.map(({ id }) => [id, []]));
    for (const { accountId, available, reserved, frozen, ...token } of rows)
      balances.get(accountId)?.push({
        ...token,
        available: BigInt(available),
        reserved: BigInt(reserved),
        frozen: BigInt(frozen),
      });
    return balances;
  }

  /** What all accounts of an organization hold together, available, reserved or frozen. */
  async heldBy(queries: Queries, organizationId: string): Promise<HeldTokens[]> {
    const rows = await queries.query<Omit<HeldTokens, 'units'> & { units: string }>(
      `SELECT token, blockchain, sum(units)::text AS units FROM ledger_balance
       WHERE organization_id = $1 AND book IN ('available', 'reserved', 'frozen')
       GROUP BY token, blockchain HAVING sum(units) > 0 ORDER BY token, blockchain`,
      [organizationId],
    );
    return rows.map(({ units, ...token }) => ({ ...token, units: BigInt(units) }));
  }

  /** The lines of an account, newest first. */
  async lines(
    { organizationId, id: accountId }: AccountKey,
    { limit = defaultPageSize, nextId = greatestId }: PageQuery,
  ): Promise<Page<LedgerLine>> {
    const side = (column: string): string =>
      `(SELECT * FROM ledger_line WHERE organization_id = $1 AND ${column} = $2 AND id <= $3 ORDER BY id DESC LIMIT $4)`;
    const rows = await this.reads.many(
      LedgerLine,
      // A line between two books of the account is on both sides.
      `SELECT * FROM (${side('source_id')} UNION ${side('destination_id')}) AS either ORDER BY id DESC LIMIT $4`,
      [organizationId, accountId, nextId, limit + 1],
    );
    return pageOf(rows, limit);
  }

  private row(
    { organizationId, subjectId, step, at }: PostedStep<PostingLine>,
    { token, blockchain }: PostedAsset,
    { from, to, units }: PostingLine,
    ordinal: number,
  ): unknown[] {
    const sides = [accountIdOf(from), from.book, accountIdOf(to), to.book];
    const id = this.ids.next();
    return [organizationId, subjectId, step, ordinal, id, ...sides, token, blockchain, units, momentOf(id), at];
  }
}

/** Whether the posting in the ledger has no lines besides these. */
async function hasNoMore(
  tx: Tx,
  { organizationId, subjectId, step, lines }: PostedStep<PostingLine>,
): Promise<boolean> {
  const more = await tx.query(
    'SELECT 1 FROM ledger_line WHERE organization_id = $1 AND subject_id = $2 AND step = $3 AND ordinal >= $4 LIMIT 1',
    [organizationId, subjectId, step, lines.length],
  );
  return more.length === 0;
}

interface PostedAsset {
  readonly token: string;
  readonly blockchain: string;
}

interface BalanceRow {
  readonly accountId: string;
  readonly token: TokenSymbol;
  readonly blockchain: Blockchain;
  readonly available: string;
  readonly reserved: string;
  readonly frozen: string;
}

const statements = new Map<number, string>();

function statementFor(lines: number): string {
  let text = statements.get(lines);
  if (text === undefined) {
    const row = (line: number): string =>
      argumentTypes.map((type, column) => `$${line * argumentTypes.length + column + 1}::${type}`).join(', ');
    const calls = Array.from({ length: lines }, (_, line) => `ledger_post(${row(line)})`);
    statements.set(lines, (text = `SELECT ARRAY[${calls.join(', ')}] AS posted`));
  }
  return text;
}
