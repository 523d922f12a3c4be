import { setTimeout as pause } from 'node:timers/promises';

interface Patience {
  readonly milliseconds?: number;
  readonly everyMilliseconds?: number;
}

/** Waits for a condition, and says what was waited for when it does not come in time. */
export async function until<T>(
  what: string | (() => string),
  condition: () => Promise<T | undefined | false> | T | undefined | false,
  { milliseconds = 40_000, everyMilliseconds = 20 }: Patience = {},
): Promise<T> {
  const deadline = performance.now() + milliseconds;
  for (;;) {
    const result = await condition();
    if (result !== undefined && result !== false) return result;
    if (performance.now() > deadline)
      throw new Error(`Waited ${milliseconds} ms in vain: ${typeof what === 'string' ? what : what()}`);
    await pause(everyMilliseconds);
  }
}
