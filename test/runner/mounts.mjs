import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A test that is cut short leaves its small disk mounted, and no folder with a mount in it can be removed. Linux alone tells. */
export function unmountBelow(folder) {
  let mounts;
  try {
    mounts = readFileSync('/proc/self/mounts', 'utf8');
  } catch {
    return;
  }
  for (const [, place = ''] of mounts.split('\n').map((line) => line.split(' ')))
    if (place.startsWith(`${folder}/`)) execFileSync('umount', ['--lazy', place], { stdio: 'ignore' });
}
