import { Injectable } from '@nestjs/common';
import type { Blockchain, TokenSymbol } from '#contracts';
import { Reads, type Tx } from '#database';
import { Exceptions } from '#exceptions';
import {
  type AccountKey,
  Ledger,
  type LedgerPlace,
  type PostingLine,
  available,
  heldIn,
  systemAccountId,
} from '#ledger';
import { Clock } from '#runtime';

interface Holding {
  readonly organizationId: string;
  readonly accountId: string;
  readonly token: TokenSymbol;
  readonly blockchain: Blockchain;
}

export interface OwedAmount {
  readonly token: TokenSymbol;
  readonly blockchain: Blockchain;
  readonly units: bigint;
}

/** Of a credit that is taken back, what the account has used already: it owes that, and what comes to it later pays it first. */
@Injectable()
export class Owed {
  constructor(
    private readonly reads: Reads,
    private readonly ledger: Ledger,
    private readonly clock: Clock,
    private readonly exceptions: Exceptions,
  ) {}

  /** What each account owes, by its id: most owe nothing. */
  async ofAccounts(accounts: readonly AccountKey[]): Promise<Map<string, OwedAmount[]>> {
    const rows = await this.reads.query<{
      accountId: string;
      token: TokenSymbol;
      blockchain: Blockchain;
      units: string;
    }>(
      `SELECT wanted.account AS "accountId", token, blockchain, (-sum(units))::text AS units
       FROM ledger_balance JOIN unnest($1::uuid[], $2::text[], $3::uuid[]) AS wanted (organization_id, book, account) USING (organization_id, book)
       WHERE account_id = '${systemAccountId}' GROUP BY wanted.account, token, blockchain HAVING sum(units) < 0`,
      [
        accounts.map(({ organizationId }) => organizationId),
        accounts.map(({ id }) => owedBy(id).book),
        accounts.map(({ id }) => id),
      ],
    );
    const owed = new Map<string, OwedAmount[]>();
    for (const { accountId, units, ...token } of rows)
      owed.set(accountId, [...(owed.get(accountId) ?? []), { ...token, units: BigInt(units) }]);
    return owed;
  }

  /** Lines that take so much from an account, whether it has it or not. */
  async linesFrom(
    tx: Tx,
    holding: Holding,
    { units, to }: { units: bigint; to: LedgerPlace },
  ): Promise<readonly [PostingLine, ...PostingLine[]]> {
    const { accountId } = holding;
    const held = await heldIn(tx, holding, available(accountId));
    const ofIt = held < units ? held : units;
    const owed: PostingLine = { from: owedBy(accountId), to, units: units - ofIt };
    if (ofIt === 0n) return [owed];
    return [{ from: available(accountId), to, units: ofIt }, ...(ofIt < units ? [owed] : [])];
  }

  /** That it owes by these lines: nobody here can do more about it. */
  async tell(tx: Tx, holding: Holding, lines: readonly PostingLine[]): Promise<void> {
    const { organizationId, accountId, token: tokenSymbol, blockchain } = holding;
    const owed = lines.filter(({ from, units }) => from.book === owedBy(accountId).book && units > 0n);
    if (owed.length === 0) return;
    const units = String(owed.reduce((sum, line) => sum + line.units, 0n));
    await this.exceptions.open(tx, {
      organizationId,
      kind: 'reorg',
      subject: { type: 'account', id: accountId },
      amount: { tokenSymbol, blockchain, units },
      because: 'A deposit that it has used is no longer on the chain: it owes that, and pays from what comes next',
      options: [],
    });
  }

  /** After something came to it. `step` is that of the posting by which it came. */
  async collect(tx: Tx, holding: Holding, { subjectId, step }: { subjectId: string; step: string }): Promise<void> {
    const { organizationId, accountId, token, blockchain } = holding;
    if ((await heldIn(tx, holding, owedBy(accountId))) >= 0n) return;
    // Two that come at once would both pay the whole of it.
    await tx.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [owedBy(accountId).book]);
    const owed = -(await heldIn(tx, holding, owedBy(accountId)));
    if (owed <= 0n) return;
    const held = await heldIn(tx, holding, available(accountId));
    if (held === 0n) return;
    const line = { from: available(accountId), to: owedBy(accountId), units: held < owed ? held : owed };
    const at = this.clock.now();
    const posting = { organizationId, token, blockchain, subjectId, step: `${step}, owed`, at };
    await this.ledger.postNew(tx, { ...posting, lines: [line] });
  }
}

function owedBy(accountId: string): LedgerPlace {
  return { book: `owed:${accountId}` };
}
