import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readBackup } from '../read-backup.js';
import type { Manifest } from './manifest.js';
import { ObjectsTally } from './objects-tally.js';
import { sealArchive } from './sealed-archive.js';
import { sectionOf } from './sections.js';

const key = randomBytes(32);
const headBytes = 'gatehouse backup 1\n'.length + 16 + 33;
const sealedChunkBytes = 65_536 + 16;

let folder: string;
let whole: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'gatehouse-archive-'));
  await sealArchive(join(folder, 'whole'), key, parts([randomBytes(200_000), Buffer.from('b')], [randomBytes(90_000)]));
  whole = await readFile(join(folder, 'whole'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Tables and objects of these bytes, with a manifest that says so, or something else. */
async function* parts(
  tables: readonly Buffer[],
  objects: readonly Buffer[],
  told: (manifest: Manifest) => unknown = (manifest) => manifest,
): AsyncGenerator<Buffer> {
  const digests: Manifest['tables'][number][] = [];
  const tally = new ObjectsTally();
  for (const [index, bytes] of tables.entries()) {
    const name = `table_${index}`;
    const digest = yield* sectionOf({ kind: 'table', schema: 'public', name, columns: ['a'] }, [bytes]);
    digests.push({ schema: 'public', name, rows: 1, ...digest });
  }
  for (const [index, bytes] of objects.entries())
    tally.add(`o/${index}`, yield* sectionOf({ kind: 'object', key: `o/${index}` }, [bytes]));
  const manifest = told({ format: 1, tables: digests, objects: tally.sum(), gatehouse: '9' } as unknown as Manifest);
  yield* sectionOf({ kind: 'manifest' }, [Buffer.from(JSON.stringify(manifest))]);
}

async function reading(bytes: Buffer, withKey = key): Promise<string> {
  const path = join(folder, `altered-${randomBytes(6).toString('hex')}`);
  await writeFile(path, bytes);
  const said = await readBackup(path, withKey).then(
    () => 'whole',
    (refused: unknown) => (refused as Error).message.replace(path, 'FILE'),
  );
  await rm(path);
  return said;
}

const refusal = /^FILE cannot be restored: .+\. Nothing was changed\.$/;

describe('a backup that is read', () => {
  test('is whole as it was written, and for its owner alone', async () => {
    expect(await reading(whole)).toBe('whole');
    expect((await stat(join(folder, 'whole'))).mode & 0o777).toBe(0o600);
    expect(await readdir(folder)).toEqual(['whole']);
  });

  test('is refused wherever it was cut', async () => {
    const odd = [0, 1, 18, 19, 34, 35, headBytes - 1, headBytes, headBytes + 1, whole.length - 17, whole.length - 1];
    const chunks = [1, 2, 3].map((count) => headBytes + count * sealedChunkBytes);
    for (const length of [...odd, ...chunks, ...chunks.map((at) => at - 1)])
      expect(`${length}: ${await reading(whole.subarray(0, length))}`).toMatch(
        /: FILE cannot be restored: .+\. Nothing/,
      );
  });

  test('is refused whichever bit is another', async () => {
    const places = Array.from({ length: 60 }, (_, index) => Math.floor((index * (whole.length - 1)) / 59));
    for (const place of [...places, ...Array.from({ length: headBytes }, (_, index) => index)]) {
      const altered = Buffer.from(whole);
      altered[place] = (altered[place] ?? 0) ^ (1 << (place % 8));
      expect(`${place}: ${await reading(altered)}`).toMatch(/: FILE cannot be restored: .+\. Nothing/);
    }
  });

  test('is refused with chunks in another order, left out, twice or added', async () => {
    const chunk = (index: number): Buffer =>
      whole.subarray(headBytes + index * sealedChunkBytes, headBytes + (index + 1) * sealedChunkBytes);
    const head = whole.subarray(0, headBytes);
    const rest = whole.subarray(headBytes + 2 * sealedChunkBytes);
    for (const altered of [
      [head, chunk(1), chunk(0), rest],
      [head, chunk(1), rest],
      [head, chunk(0), chunk(0), chunk(1), rest],
      [whole, chunk(0)],
      [whole, whole],
    ])
      expect(await reading(Buffer.concat(altered))).toMatch(refusal);
  });

  test('says when another key made it, and what is no backup at all', async () => {
    expect(await reading(whole, randomBytes(32))).toContain('it was made with another BACKUP_KEY');
    expect(await reading(Buffer.from('PK\u0003\u0004'.repeat(100)))).toContain('it does not begin as a backup does');
  });

  test.each<[string, (manifest: Manifest) => unknown, string]>([
    ['misses a table', (told) => ({ ...told, tables: [...told.tables, { ...told.tables[0], name: 'c' }] }), '(c)'],
    ['knows one table less', (told) => ({ ...told, tables: [] }), '(one too many)'],
    ['knows other rows', (told) => ({ ...told, tables: [{ ...told.tables[0], sha256: '0' }] }), '(table_0)'],
    ['knows more documents', (told) => ({ ...told, objects: { ...told.objects, count: 2 } }), 'its documents'],
    ['is of a later format', (told) => ({ ...told, format: 2 }), 'written by a newer Gatehouse (9)'],
  ])('is refused when its manifest %s', async (_, told, said) => {
    const path = join(folder, 'other');
    await sealArchive(path, key, parts([Buffer.from('a')], [Buffer.from('b')], told));
    expect(await reading(await readFile(path))).toContain(said);
    await rm(path);
  });
});

describe('a backup that is written', () => {
  test('leaves nothing behind when its source fails', async () => {
    const failing = async function* (): AsyncGenerator<Buffer> {
      yield Buffer.alloc(300_000);
      throw new Error('the database went away');
    };
    await expect(sealArchive(join(folder, 'failing'), key, failing())).rejects.toThrow('the database went away');
    expect(await readdir(folder)).toEqual(['whole']);
  });

  test('leaves a file that is there as it is, and one that is being written to whoever writes it', async () => {
    await expect(sealArchive(join(folder, 'whole'), key, parts([], []))).rejects.toThrow('is there already');
    expect((await readFile(join(folder, 'whole'))).equals(whole)).toBe(true);
    await writeFile(join(folder, 'b.unfinished'), 'half');
    await expect(sealArchive(join(folder, 'b'), key, parts([], []))).rejects.toThrow('another backup is being written');
    expect(await readFile(join(folder, 'b.unfinished'), 'utf8')).toBe('half');
    await rm(join(folder, 'b.unfinished'));
  });

  test('says in one line where it cannot be written', async () => {
    await expect(sealArchive(join(folder, 'none/b'), key, parts([], []))).rejects.toThrow(/^ENOENT: .+none\/b/);
  });
});
