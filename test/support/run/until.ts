import { setTimeout as pause } from 'node:timers/promises';

export interface Patience {
  readonly milliseconds?: number;
  /** By itself it asks less and less often, a tenth too late at most: asking takes time from what is waited for. */
  readonly everyMilliseconds?: number;
}

const shortestPause = 20;
const longestPause = 100;

/** Waits for a condition, and says what was waited for when it does not come in time. */
export async function until<T>(
  what: string | (() => string),
  condition: () => Promise<T | undefined | false> | T | undefined | false,
  { milliseconds = 90_000, everyMilliseconds }: Patience = {},
): Promise<T> {
  const begun = performance.now();
  const growing = (): number => Math.min(Math.max((performance.now() - begun) / 10, shortestPause), longestPause);
  for (;;) {
    const result = await condition();
    if (result !== undefined && result !== false) return result;
    if (performance.now() > begun + milliseconds)
      throw new Error(`Waited ${milliseconds} ms in vain: ${typeof what === 'string' ? what : what()}`);
    await pause(everyMilliseconds ?? growing());
  }
}
