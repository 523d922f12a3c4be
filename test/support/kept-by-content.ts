import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folder = join(import.meta.dirname, '../../node_modules/.cache/gatehouse');

/** What takes long to make and is always the same, made once on a machine: `key` is all that it depends on. */
export function keptByContent(kind: string, key: readonly string[], make: () => string): string {
  const name = createHash('sha256').update(JSON.stringify(key)).digest('hex');
  const path = join(folder, kind, name);
  try {
    return readFileSync(path, 'utf8');
  } catch {
    const made = make();
    mkdirSync(dirname(path), { recursive: true });
    // Under its name it is whole, whoever else makes it just then.
    writeFileSync(`${path}.${process.pid}.tmp`, made);
    renameSync(`${path}.${process.pid}.tmp`, path);
    return made;
  }
}
