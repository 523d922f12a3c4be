import { statfs } from 'node:fs/promises';

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
