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
import { type TreasuryAccountName, treasuryAccounts } from '#chains';
import type { Balance, Statement } from '#ledger';
import { AccountBalance, accountBalance } from '../accounts/account.view.js';
import { LedgerEntryView, ledgerEntryView } from '../accounts/ledger-entry.view.js';
import { type EntryType, edgesOf, entryTypes } from './statement-edges.js';

export const purses = ['collected', 'liquidity'] as const satisfies readonly TreasuryAccountName[];

export const final = 'Whether no more entries can come before that moment; that takes some minutes.';
export const ofSmallestUnit = { max: 30, example: '12500000' } as const;

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

export class StatementEntry extends LedgerEntryView {
  @Choice(entryTypes)
  type: EntryType;

  @Text({
    ...ofSmallestUnit,
    describe: 'Of this token on this chain after the entry, with what was reserved or frozen.',
  })
  balance: string;
}

class TokenStatement {
  @Instant()
  from: string;

  @Instant()
  to: string;

  @YesOrNo({ describe: final })
  isFinal: boolean;

  @ListOf(() => StatementBalance, { describe: 'Of every token that was held by the end.' })
  balances: StatementBalance[];

  @ListOf(() => StatementEntry, {
    describe: 'What came or left, oldest first. What is reserved or freed within it is no entry.',
  })
  entries: StatementEntry[];
}

export class StatementView extends TokenStatement {
  @Uuid()
  accountId: string;
}

export class PurseStatementView extends TokenStatement {
  @Choice(purses)
  purse: TreasuryAccountName;
}

export function statementView(accountId: string, statement: Statement): StatementView {
  return { accountId, ...tokenStatement(accountId, statement) };
}

export function purseStatementView(purse: TreasuryAccountName, statement: Statement): PurseStatementView {
  return { purse, ...tokenStatement(treasuryAccounts[purse], statement) };
}

function tokenStatement(accountId: string, statement: Statement): TokenStatement {
  const { edges, changes } = edgesOf(statement);
  return {
    from: statement.from.toISOString(),
    to: statement.to.toISOString(),
    isFinal: statement.isFinal,
    // An account holds nothing but tokens.
    balances: edges.map(({ token, blockchain, ...edge }) => ({
      tokenSymbol: token as TokenSymbol,
      blockchain: blockchain as Blockchain,
      exponent: tokenExponent,
      ...edge,
    })),
    entries: changes.map(({ line, type, balance }) => ({ ...ledgerEntryView(line, accountId), type, balance })),
  };
}
