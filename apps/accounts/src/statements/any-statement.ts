import type { RailStatementBalance, RailStatementEntry, RailStatementView } from './rail-statement.view.js';
import type { PurseStatementView, StatementBalance, StatementEntry, StatementView } from './statement.view.js';

/** What all formats are made of. */
export type AnyStatement = StatementView | PurseStatementView | RailStatementView;
export type AnyBalance = StatementBalance | RailStatementBalance;
export type AnyEntry = StatementEntry | RailStatementEntry;

/** By what it is known whose statement it is. */
export function subjectOf(statement: AnyStatement): string {
  if ('rail' in statement) return statement.rail;
  return 'purse' in statement ? statement.purse : statement.accountId;
}

/** Such as `USDC on POLYGON`, or `ARS`. */
export function assetOf(of: AnyBalance | AnyEntry): string {
  return 'fiatCurrencyCode' in of ? of.fiatCurrencyCode : `${of.tokenSymbol} on ${of.blockchain}`;
}
