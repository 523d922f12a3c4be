import { Trouble } from './trouble.js';

let times = 0;

/**
 * A part of the widget that comes when it is needed. Some browsers never ask again for a module that they could not
 * fetch once: they are asked for the same file by another address.
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
