import type { SectionHead } from './archive/sections.js';

type TableHead = Extract<SectionHead, { kind: 'table' }>;
type Row = ReadonlyMap<string | undefined, string>;

/** What of the rows in a backup has to be known before any of them is restored. */
export class KnownRows {
  /** Of all wallets; undefined if there is none that a seed key has wrapped. */
  seed: Buffer | undefined;
  /** `sandbox` or `live`; undefined if no service that keeps it was started on the database. */
  mode: string | undefined;

  async read({ name, columns }: Pick<TableHead, 'name' | 'columns'>, blocks: AsyncIterable<Buffer>): Promise<void> {
    if (name === 'wallet_seed') this.seed = wrappedSeedIn(await onlyRowIn(columns, blocks));
    if (name === 'installation') this.mode = (await onlyRowIn(columns, blocks)).get('mode');
  }
}

/** As `COPY` writes it. */
async function onlyRowIn(columns: readonly string[], blocks: AsyncIterable<Buffer>): Promise<Row> {
  const parts: Buffer[] = [];
  for await (const block of blocks) parts.push(block);
  const [row = ''] = Buffer.concat(parts).toString().split('\n');
  return new Map(row.split('\t').map((value, place) => [columns[place], value]));
}

function wrappedSeedIn(row: Row): Buffer | undefined {
  const bytes = /^\\\\x([0-9a-f]+)$/.exec(row.get('sealed') ?? '')?.[1];
  return bytes === undefined || row.get('by_seed_key') !== 't' ? undefined : Buffer.from(bytes, 'hex');
}
