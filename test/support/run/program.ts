import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** A program, where this machine has it; who is not root often does not have the folder of services on the path. */
export function programOf(name: string, ...folders: readonly string[]): string | undefined {
  return [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', ...folders]
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, name))
    .find(isProgram);
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
