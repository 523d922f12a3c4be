import { Trouble } from './trouble.js';

let times = 0;

/**
 * Loads a chunk on demand. Some browsers never retry a module that failed to load, so a retry uses a different
 * address for the same file.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((cause: unknown) => {
    const [address] = /https?:\S+\.js/.exec(String(cause)) ?? [];
    times += 1;
    return (import(`${address ?? ''}?${times}`) as Promise<T>).catch(() => {
      throw new Trouble('unreachable');
    });
  });
}
