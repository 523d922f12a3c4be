import { toDecimal } from '#contracts';
import { csvLine } from '#runtime';
import type { StatementView } from './statement.view.js';

const columns = [
  'record',
  'postedAt',
  'effectiveAt',
  'tokenSymbol',
  'blockchain',
  'type',
  'amount',
  'balance',
  'id',
  'subjectId',
  'step',
  'source',
  'destination',
] as const;

type Row = Partial<Record<(typeof columns)[number], string>>;

/** A row for each opening, each entry and each closing: amounts as decimals, as spreadsheets want them (RFC 4180). */
export function statementCsv({ from, to, balances, entries }: StatementView): string {
  const edge = (record: 'opening' | 'closing', at: string): Row[] =>
    balances.map(({ tokenSymbol, blockchain, exponent, ...balance }) => ({
      record,
      postedAt: at,
      effectiveAt: at,
      tokenSymbol,
      blockchain,
      balance: toDecimal(BigInt(balance[record]), exponent),
    }));
  const between = entries.map(({ exponent, value, balance, ...entry }) => ({
    ...entry,
    record: 'entry',
    amount: toDecimal(BigInt(value), exponent),
    balance: toDecimal(BigInt(balance), exponent),
  }));
  const rows: Row[] = [...edge('opening', from), ...between, ...edge('closing', to)];
  return [columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))].map(csvLine).join('');
}
