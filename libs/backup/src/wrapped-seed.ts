import type { SectionHead } from './archive/sections.js';

type TableHead = Extract<SectionHead, { kind: 'table' }>;

/** The row of the seed of all wallets, as `COPY` writes it; undefined if there is none that a seed key has wrapped. */
export async function wrappedSeedIn(
  { name, columns }: Pick<TableHead, 'name' | 'columns'>,
  blocks: AsyncIterable<Buffer>,
): Promise<Buffer | undefined> {
  if (name !== 'wallet_seed') return undefined;
  const parts: Buffer[] = [];
  for await (const block of blocks) parts.push(block);
  const [row = ''] = Buffer.concat(parts).toString().split('\n');
  const values = new Map(row.split('\t').map((value, place) => [columns[place], value]));
  const bytes = /^\\\\x([0-9a-f]+)$/.exec(values.get('sealed') ?? '')?.[1];
  return bytes === undefined || values.get('by_seed_key') !== 't' ? undefined : Buffer.from(bytes, 'hex');
}
