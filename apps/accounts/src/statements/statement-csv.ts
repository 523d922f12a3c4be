import { toDecimal } from '#contracts';
import type { StatementView } from './statement.view.js';

const head = [
  ...['record', 'postedAt', 'effectiveAt', 'tokenSymbol', 'blockchain', 'type', 'amount', 'balance'],
  ...['id', 'subjectId', 'step', 'source', 'destination'],
];

/** A row for each opening, each entry and each closing: amounts as decimals, as spreadsheets want them (RFC 4180). */
export function statementCsv({ from, to, balances, entries }: StatementView): string {
  const edge = (record: 'opening' | 'closing', at: string): string[][] =>
    balances.map(({ tokenSymbol, blockchain, exponent, ...balance }) => [
      ...[record, at, at, tokenSymbol, blockchain, '', '', toDecimal(BigInt(balance[record]), exponent)],
      ...['', '', '', '', ''],
    ]);
  const between = entries.map((entry) => [
    ...['entry', entry.postedAt, entry.effectiveAt, entry.tokenSymbol, entry.blockchain, entry.type],
    ...[toDecimal(BigInt(entry.value), entry.exponent), toDecimal(BigInt(entry.balance), entry.exponent)],
    ...[entry.id, entry.subjectId, entry.step, entry.source, entry.destination],
  ]);
  const rows = [head, ...edge('opening', from), ...between, ...edge('closing', to)];
  return rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
}

function quoted(value: string): string {
  return /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}
