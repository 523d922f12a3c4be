import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import type { Gatehouse } from './gatehouse.js';

/** Everything that is kept of documents: rows, uploads under way, and files of the object store, finished or not. */
export interface Kept {
  readonly documents: number;
  readonly uploads: number;
  readonly files: number;
}

export async function keptBy({ environment }: Gatehouse): Promise<Kept> {
  const [counts] = await rowsOf<{ documents: number; uploads: number }>(
    environment['DATABASE_URL'],
    'SELECT (SELECT count(*)::integer FROM document) AS documents, (SELECT count(*)::integer FROM document_upload) AS uploads',
  );
  const found = await readdir(join(environment['DATA_DIR'] ?? '', 'objects'), { recursive: true, withFileTypes: true });
  return { documents: 0, uploads: 0, ...counts, files: found.filter((entry) => entry.isFile()).length };
}

/** Also what is done after an answer comes to an end. */
export async function untilKept(gatehouse: Gatehouse, isThat: (kept: Kept) => boolean): Promise<Kept> {
  const begun = Date.now();
  for (;;) {
    const kept = await keptBy(gatehouse);
    if (isThat(kept)) return kept;
    if (Date.now() - begun > 15_000) throw new Error(`It did not come to that: ${JSON.stringify(kept)}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export async function rowsOf<T extends object>(
  databaseUrl: string | undefined,
  sql: string,
  values: unknown[] = [],
): Promise<T[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    return (await client.query<T>(sql, values)).rows;
  } finally {
    await client.end();
  }
}
