import { setTimeout as pause } from 'node:timers/promises';

/** Waits for a condition, and says what was waited for when it does not come in time. */
export async function until<T>(
  what: string,
  milliseconds: number,
  condition: () => Promise<T | undefined | false> | T | undefined | false,
  everyMilliseconds = 10,
): Promise<T> {
  const deadline = performance.now() + milliseconds;
  for (;;) {
    const result = await condition();
    if (result !== undefined && result !== false) return result;
    if (performance.now() > deadline) throw new Error(`Waited ${milliseconds} ms in vain: ${what}`);
    await pause(everyMilliseconds);
  }
}

/** Several workers that share the items. */
export async function inLanes<T>(items: Iterable<T>, lanes: number, work: (item: T) => Promise<void>): Promise<void> {
  const waiting = items[Symbol.iterator]();
  const lane = async (): Promise<void> => {
    for (let next = waiting.next(); next.done !== true; next = waiting.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

export function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
