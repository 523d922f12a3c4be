import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Gatehouse } from '../service/gatehouse.js';
import { until } from '../run/until.js';

/** Everything that is kept of documents: rows, uploads under way, and files of the object store, finished or not. */
export interface Kept {
  readonly documents: number;
  readonly uploads: number;
  readonly files: number;
}

export async function keptBy(gatehouse: Gatehouse): Promise<Kept> {
  const [counts] = await gatehouse.sql<{ documents: number; uploads: number }>(
    'SELECT (SELECT count(*)::integer FROM document) AS documents, (SELECT count(*)::integer FROM document_upload) AS uploads',
  );
  return { documents: 0, uploads: 0, ...counts, files: (await filesOf(gatehouse)).length };
}

/** Also what is done after an answer comes to an end. */
export function untilKept(gatehouse: Gatehouse, isThat: (kept: Kept) => boolean): Promise<Kept> {
  let kept: Kept | undefined;
  return until(
    () => `what is kept of documents is as it should be, not ${JSON.stringify(kept)}`,
    async () => {
      kept = await keptBy(gatehouse);
      return isThat(kept) && kept;
    },
  );
}

/** As when a disk loses them. */
export async function loseBytesOf(gatehouse: Gatehouse, documentId: string): Promise<void> {
  const [lost] = (await filesOf(gatehouse)).filter((path) => path.includes(documentId));
  if (lost === undefined) throw new Error(`No file is named after the document ${documentId}`);
  await rm(lost);
}

async function filesOf({ environment }: Gatehouse): Promise<string[]> {
  const found = await readdir(join(environment['DATA_DIR'] ?? '', 'objects'), { recursive: true, withFileTypes: true });
  return found.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
}
