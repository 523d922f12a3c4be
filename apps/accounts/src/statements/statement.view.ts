import {
  type Blockchain,
  Choice,
  Instant,
  Integer,
  ListOf,
  Text,
  type TokenSymbol,
  Uuid,
  YesOrNo,
  blockchains,
  tokenExponent,
  tokenSymbols,
} from '#contracts';
import { type Balance, type Statement, allOf } from '#ledger';
import { AccountBalance, accountBalance } from '../accounts/account.view.js';
import { LedgerEntryView, ledgerEntryView } from '../accounts/ledger-entry.view.js';

const final = 'Whether no more entries can come before that moment; that takes some minutes.';
const ofSmallestUnit = { max: 30, example: '12500000' } as const;

export class PastBalancesView {
  @Uuid()
  accountId: string;

  @Instant()
  at: string;

  @YesOrNo({ describe: final })
  isFinal: boolean;

  @ListOf(() => AccountBalance, { describe: 'Of every token that the account had held by then.' })
  balances: AccountBalance[];
}

export function pastBalancesView(
  accountId: string,
  at: Date,
  { balances, isFinal }: { readonly balances: readonly Balance[]; readonly isFinal: boolean },
): PastBalancesView {
  return { accountId, at: at.toISOString(), isFinal, balances: balances.map(accountBalance) };
}

export class StatementBalance {
  @Choice(tokenSymbols)
  tokenSymbol: TokenSymbol;

  @Choice(blockchains, { example: 'POLYGON' })
  blockchain: Blockchain;

  @Integer({ min: 0, max: 18, example: 6, describe: 'Decimal places of the smallest unit.' })
  exponent: number;

  @Text({ ...ofSmallestUnit, describe: 'At the beginning, with what was reserved or frozen.' })
  opening: string;

  @Text({ ...ofSmallestUnit, describe: 'All that came.' })
  credits: string;

  @Text({ ...ofSmallestUnit, describe: 'All that left.' })
  debits: string;

  @Text({ ...ofSmallestUnit, describe: 'At the end: the opening and the credits, without the debits.' })
  closing: string;
}

export const entryTypes = ['credit', 'debit'] as const;
export type EntryType = (typeof entryTypes)[number];

export class StatementEntry extends LedgerEntryView {
  @Choice(entryTypes)
  type: EntryType;

  @Text({
    ...ofSmallestUnit,
    describe: 'Of this token on this chain after the entry, with what was reserved or frozen.',
  })
  balance: string;
}

export class StatementView {
  @Uuid()
  accountId: string;

  @Instant()
  from: string;

  @Instant()
  to: string;

  @YesOrNo({ describe: final })
  isFinal: boolean;

  @ListOf(() => StatementBalance, { describe: 'Of every token that the account had held by the end.' })
  balances: StatementBalance[];

  @ListOf(() => StatementEntry, {
    describe: 'What came to the account or left it, oldest first. What is reserved or freed within it is no entry.',
  })
  entries: StatementEntry[];
}

/** The ledger has proved that opening and closing are what the lines between them make of each other. */
export function statementView(accountId: string, statement: Statement): StatementView {
  const totals = new Map(statement.closing.map((balance) => [keyOf(balance), totalsOf(balance, statement.opening)]));
  const entries = statement.lines.map((line) => {
    const total = totals.get(keyOf(line));
    if (total === undefined) throw new Error(`The line ${line.id} is of a token that the account never held`);
    const type: EntryType = line.destinationId === accountId ? 'credit' : 'debit';
    const units = BigInt(line.units);
    total[type] += units;
    const balance = String(total.opening + total.credit - total.debit);
    return { ...ledgerEntryView(line, accountId), type, balance };
  });
  return {
    accountId,
    from: statement.from.toISOString(),
    to: statement.to.toISOString(),
    isFinal: statement.isFinal,
    balances: [...totals.values()].map(({ token, blockchain, opening, credit, debit }) => ({
      tokenSymbol: token,
      blockchain,
      exponent: tokenExponent,
      opening: String(opening),
      credits: String(credit),
      debits: String(debit),
      closing: String(opening + credit - debit),
    })),
    entries,
  };
}

type OfToken = Pick<Balance, 'token' | 'blockchain'>;

function keyOf({ token, blockchain }: OfToken): string {
  return `${token} ${blockchain}`;
}

function totalsOf(
  { token, blockchain }: OfToken,
  openings: readonly Balance[],
): OfToken & { opening: bigint; credit: bigint; debit: bigint } {
  const known = openings.find((balance) => keyOf(balance) === keyOf({ token, blockchain }));
  return {
    token,
    blockchain,
    opening: known === undefined ? 0n : allOf(known),
    credit: 0n,
    debit: 0n,
  };
}
