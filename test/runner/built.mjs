// Tests run what is built (typescript-hooks.mjs), so no project may begin with what was built before the last change.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

let isBuilt = false;

/** However many projects ask for it, it is built once. */
export default function build() {
  if (isBuilt) return;
  execFileSync(process.execPath, [join(import.meta.dirname, '../../build.mjs')]);
  isBuilt = true;
}
