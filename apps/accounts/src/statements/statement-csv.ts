import { toDecimal } from '#contracts';
import { csvLine } from '#runtime';
import type { AnyStatement } from './any-statement.js';

const tokenColumns = ['tokenSymbol', 'blockchain'] as const;
const columns = ['type', 'amount', 'balance', 'id', 'subjectId', 'step', 'source', 'destination'] as const;

type Row = Readonly<Record<string, string>>;

/** A row for each opening, each entry and each closing: amounts as decimals, as spreadsheets want them (RFC 4180). */
export function statementCsv(statement: AnyStatement): string {
  const { from, to, balances, entries } = statement;
  const edge = (record: 'opening' | 'closing', at: string): Row[] =>
    balances.map(({ exponent, opening, closing, ...asset }) => ({
      ...asset,
      record,
      postedAt: at,
      effectiveAt: at,
      balance: toDecimal(BigInt(record === 'opening' ? opening : closing), exponent),
    }));
  const between = entries.map(({ exponent, value, balance, ...entry }) => ({
    ...entry,
    record: 'entry',
    amount: toDecimal(BigInt(value), exponent),
    balance: toDecimal(BigInt(balance), exponent),
  }));
  const ofAsset = 'rail' in statement ? ['organizationId', 'fiatCurrencyCode'] : tokenColumns;
  const header = ['record', 'postedAt', 'effectiveAt', ...ofAsset, ...columns];
  const rows: Row[] = [...edge('opening', from), ...between, ...edge('closing', to)];
  return [header, ...rows.map((row) => header.map((column) => row[column] ?? ''))].map(csvLine).join('');
}
