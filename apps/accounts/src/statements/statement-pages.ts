import { type AnyBalance, type AnyEntry, type AnyStatement, assetOf } from './any-statement.js';

/** In points, of which 72 are an inch. */
export const sheet = { width: 595.28, height: 841.89, left: 50, right: 545.28, top: 50, bottom: 780 } as const;
export const heights = { letterhead: 168, overview: 15, heading: 38, columns: 18, row: 23 } as const;

export type Block =
  | { readonly kind: 'letterhead' }
  | { readonly kind: 'overviewColumns' }
  | { readonly kind: 'overview'; readonly balance: AnyBalance }
  | { readonly kind: 'heading'; readonly balance: AnyBalance }
  | { readonly kind: 'columns' }
  | {
      readonly kind: 'edge';
      readonly label: string;
      readonly at: string;
      readonly units: string;
      readonly exponent: number;
    }
  | { readonly kind: 'row'; readonly entry: AnyEntry };

export interface Placed {
  readonly block: Block;
  readonly y: number;
}

const heightOf: Readonly<Record<Block['kind'], number>> = {
  letterhead: heights.letterhead,
  overviewColumns: heights.columns,
  overview: heights.overview,
  heading: heights.heading,
  columns: heights.columns,
  edge: heights.row,
  row: heights.row,
};

/** Where everything stands, before anything is drawn: so that each page says how many there are, and none is kept for that. */
export function pagesOf(statement: AnyStatement): Placed[][] {
  const pages = new Pages();
  pages.add({ kind: 'letterhead' });
  pages.add({ kind: 'overviewColumns' });
  for (const balance of statement.balances) pages.add({ kind: 'overview', balance });
  const entries = byAsset(statement);
  for (const balance of statement.balances) pages.addTable(statement, balance, entries.get(assetOf(balance)) ?? []);
  return pages.all;
}

function byAsset({ entries }: AnyStatement): Map<string, AnyEntry[]> {
  const found = new Map<string, AnyEntry[]>();
  for (const entry of entries) {
    const those = found.get(assetOf(entry));
    if (those === undefined) found.set(assetOf(entry), [entry]);
    else those.push(entry);
  }
  return found;
}

class Pages {
  readonly all: Placed[][] = [[]];
  private y: number = sheet.top;

  addTable({ from, to }: AnyStatement, balance: AnyBalance, entries: readonly AnyEntry[]): void {
    const { exponent, opening, closing } = balance;
    this.keepTogether(heights.heading + heights.columns + 3 * heights.row);
    this.add({ kind: 'heading', balance });
    this.add({ kind: 'columns' });
    this.addRow({ kind: 'edge', label: 'Opening balance', at: from, units: opening, exponent });
    for (const entry of entries) this.addRow({ kind: 'row', entry });
    this.addRow({ kind: 'edge', label: 'Closing balance', at: to, units: closing, exponent });
  }

  add(block: Block): void {
    this.keepTogether(heightOf[block.kind]);
    this.all.at(-1)?.push({ block, y: this.y });
    this.y += heightOf[block.kind];
  }

  /** The head of the table is on each of its pages. */
  private addRow(block: Block): void {
    if (this.keepTogether(heights.row)) this.add({ kind: 'columns' });
    this.add(block);
  }

  /** Whether that took a new page. */
  private keepTogether(height: number): boolean {
    if (this.y + height <= sheet.bottom) return false;
    this.all.push([]);
    this.y = sheet.top;
    return true;
  }
}
