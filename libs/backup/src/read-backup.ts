import { ArchiveRefused } from './archive/archive-refused.js';
import type { Manifest, TableDigest } from './archive/manifest.js';
import { ObjectsTally } from './archive/objects-tally.js';
import { openArchive } from './archive/sealed-archive.js';
import { type Digest, type Section, type SectionHead, digestOf, sectionsIn } from './archive/sections.js';

type HeadOf<K extends SectionHead['kind']> = Extract<SectionHead, { kind: K }>;

/** What is done with the parts of a backup. The default of each passes over it. */
export interface Visitor {
  readonly table?: (head: HeadOf<'table'>, blocks: Section['blocks']) => Promise<void>;
  readonly object?: (head: HeadOf<'object'>, blocks: Section['blocks']) => Promise<void>;
}

/** Reads all of it. It returns only if everything is as it was written and as the manifest says. */
export async function readBackup(path: string, key: Buffer, visitor: Visitor = {}): Promise<Manifest> {
  try {
    return await read(openArchive(path, key), visitor);
  } catch (cause) {
    if (!(cause instanceof ArchiveRefused)) throw cause;
    throw new Error(`${path} cannot be restored: ${cause.message}. Nothing was changed.`, { cause });
  }
}

async function read(archive: AsyncIterable<Buffer>, { table, object }: Visitor): Promise<Manifest> {
  const tables = new Map<string, Digest>();
  const objects = new ObjectsTally();
  let manifest: Manifest | undefined;
  for await (const { head, blocks } of sectionsIn(archive)) {
    if (manifest !== undefined) throw new ArchiveRefused('something follows its manifest');
    const passed = passing(blocks);
    if (head.kind === 'manifest') {
      manifest = await manifestIn(passed.blocks);
      continue;
    }
    if (head.kind === 'table') await table?.(head, passed.blocks);
    else await object?.(head, passed.blocks);
    const digest = await passed.digest();
    if (head.kind === 'table') tables.set(`${head.schema}.${head.name}`, digest);
    else objects.add(head.key, digest);
  }
  if (manifest === undefined) throw new ArchiveRefused('it has no manifest');
  compare(manifest, tables, objects);
  return manifest;
}

/** The same blocks, of which the digest is known however much of them was read by somebody else. */
function passing(blocks: Section['blocks']): { blocks: Section['blocks']; digest: () => Promise<Digest> } {
  let whole: Digest | undefined;
  async function* passed(): AsyncGenerator<Buffer, Digest> {
    for (;;) {
      const { done, value } = await blocks.next();
      if (done === true) return (whole = value);
      yield value;
    }
  }
  return { blocks: passed(), digest: async () => whole ?? (await digestOf(blocks)) };
}

async function manifestIn(blocks: Section['blocks']): Promise<Manifest> {
  const parts: Buffer[] = [];
  for await (const block of blocks) parts.push(block);
  const manifest = JSON.parse(Buffer.concat(parts).toString()) as Omit<Manifest, 'format'> & { format: number };
  if (manifest.format !== 1)
    throw new ArchiveRefused(`it was written by a newer Gatehouse (${manifest.gatehouse}), which has to restore it`);
  return manifest as Manifest;
}

function compare(manifest: Manifest, tables: ReadonlyMap<string, Digest>, objects: ObjectsTally): void {
  const same = (a: Digest | undefined, b: Digest): boolean => a?.bytes === b.bytes && a.sha256 === b.sha256;
  const other = manifest.tables.find((table: TableDigest) => !same(tables.get(`${table.schema}.${table.name}`), table));
  if (other !== undefined || tables.size !== manifest.tables.length)
    throw new ArchiveRefused(`its tables are not those of its manifest (${other?.name ?? 'one too many'})`);
  const sum = objects.sum();
  if (!same(sum, manifest.objects) || sum.count !== manifest.objects.count)
    throw new ArchiveRefused('its documents are not those of its manifest');
}
