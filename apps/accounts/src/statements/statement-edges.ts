import type { Statement } from '#ledger';

export const entryTypes = ['credit', 'debit'] as const;
export type EntryType = (typeof entryTypes)[number];

type Asset = Statement['closing'][number];
type Entry = Statement['lines'][number]['line'];

interface Total extends Pick<Asset, 'token' | 'blockchain'> {
  readonly opening: bigint;
  credit: bigint;
  debit: bigint;
}

/** What a statement says of one asset, in its smallest unit. */
export interface Edges extends Pick<Asset, 'token' | 'blockchain'> {
  readonly opening: string;
  readonly credits: string;
  readonly debits: string;
  readonly closing: string;
}

/** One line, and what the balance of its asset is after it. */
export interface Changed {
  readonly line: Entry;
  readonly type: EntryType;
  readonly balance: string;
}

/** The ledger has proved that opening and closing are what the lines between them make of each other. */
export function edgesOf({ opening, closing, lines }: Statement): { edges: Edges[]; changes: Changed[] } {
  const openings = new Map(opening.map((held) => [keyOf(held), held.units]));
  const totals = new Map<string, Total>(
    closing.map(({ token, blockchain }) => {
      const key = keyOf({ token, blockchain });
      return [key, { token, blockchain, opening: openings.get(key) ?? 0n, credit: 0n, debit: 0n }];
    }),
  );
  const changes = lines.map(({ line, change }): Changed => {
    const total = totals.get(keyOf(line));
    if (total === undefined) throw new Error(`The line ${line.id} is of an asset that was never held`);
    const type: EntryType = change < 0n ? 'debit' : 'credit';
    total[type] += change < 0n ? -change : change;
    return { line, type, balance: String(total.opening + total.credit - total.debit) };
  });
  const edges = [...totals.values()].map(({ token, blockchain, opening: before, credit, debit }) => ({
    token,
    blockchain,
    opening: String(before),
    credits: String(credit),
    debits: String(debit),
    closing: String(before + credit - debit),
  }));
  return { edges, changes };
}

function keyOf({ token, blockchain }: Pick<Asset, 'token' | 'blockchain'>): string {
  return `${token} ${blockchain}`;
}
