import { statfsSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';

/** What a whole run keeps there at once, and some room. */
const neededBytes = 1024 ** 3;

/** A full disk would fail one test after the other, each with an error of its own. */
export async function checkSpace(folder) {
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= neededBytes) return;
  const [free, needed] = [bavail * bsize, neededBytes].map((bytes) => `${Math.floor(bytes / 1024 ** 2)} MB`);
  const full = new Error(
    `The tests need ${needed} in ${folder}, and ${free} are free: make room, or set TMPDIR to another folder.`,
  );
  full.stack = full.message;
  throw full;
}

const memory = '/dev/shm';
/** For the databases of all workers, twice. */
const wantedInMemory = 2 * 1024 ** 3;

/**
 * Where databases lie that need not survive: in memory, where there is enough of it. On a disk a copy takes twenty times as
 * long, and copies are made one after the other. A TMPDIR that is set is where everything lies.
 */
export function quickFolder() {
  if (process.env.TMPDIR !== undefined) return tmpdir();
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize >= wantedInMemory && freemem() >= 2 * wantedInMemory ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}
