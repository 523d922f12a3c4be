import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export const keptFolder = join(import.meta.dirname, '../../../node_modules/.cache/gatehouse');

/** What takes long to make and is always the same is made once on a machine: `key` is all that it depends on. */
export function kept(kind: string, key: readonly unknown[]): Buffer | undefined {
  try {
    return readFileSync(pathOf(kind, key));
  } catch {
    return undefined;
  }
}

/** Complete under its name, also when two processes make it at once. */
export function keep(kind: string, key: readonly unknown[], made: string | Buffer): void {
  const path = pathOf(kind, key);
  const temporary = `${path}.${process.pid}.tmp`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(temporary, made);
  renameSync(temporary, path);
}

function pathOf(kind: string, key: readonly unknown[]): string {
  return join(keptFolder, kind, createHash('sha256').update(JSON.stringify(key)).digest('hex'));
}
