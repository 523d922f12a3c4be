import { acceptedType } from './accepted-type.js';

/** JSON where the request does not say. */
export function wantsCsv(accept?: string): boolean {
  return acceptedType(accept, ['application/json', 'text/csv']) === 'text/csv';
}

/** A line of a table (RFC 4180). */
export function csvLine(values: readonly unknown[]): string {
  return `${values.map(cell).join(',')}\r\n`;
}

const formula = /^[=+\-@\t\r\n]/;
const number = /^-?\d+(\.\d+)?$/;

/** Spreadsheets take a text that begins so for a formula, and would run what a stranger wrote. */
function cell(value: unknown): string {
  const text = textOf(value);
  const defused = formula.test(text) && !number.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(defused) ? `"${defused.replaceAll('"', '""')}"` : defused;
}

function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}
