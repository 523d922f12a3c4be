import { Trouble } from './trouble.js';

/** A chunk as the build writes it: what it exports, once it has the chunks that it needs itself. */
interface Chunk<T> {
  readonly make?: (loadPart: LoadPart) => Promise<T>;
}

type LoadPart = <T>(load: () => Promise<T>) => Promise<T>;

/** By address, so that a chunk that came at the second try is not loaded once more. */
const parts = new Map<string, Promise<unknown>>();
let times = 0;

/**
 * Loads a chunk on demand, with the chunks that it needs itself. Some browsers never retry a module that failed to
 * load, so a retry uses a different address for the same file.
 */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  const name = String(load);
  const part = (parts.get(name) ?? made(load)) as Promise<T>;
  parts.set(name, part);
  return part.catch(() => {
    parts.delete(name);
    throw new Trouble('unreachable');
  });
}

async function made<T>(load: () => Promise<T>): Promise<T> {
  const chunk = await load().catch((cause: unknown) => {
    const [address] = /https?:\S+\.js/.exec(String(cause)) ?? [];
    times += 1;
    return (address === undefined ? load() : import(`${address}?${times}`)) as Promise<T>;
  });
  const { make } = chunk as Chunk<T>;
  return make?.(loadPart) ?? chunk;
}
