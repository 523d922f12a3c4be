const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** The delay after each failed attempt; after the last, the delivery is dead. */
export const retryDelays: readonly number[] = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
];

/** Spreads the retries of deliveries that failed together. */
const jitter = 0.04;
/** A receiver cannot delay us for longer than our own schedule does. */
const longestRetryAfter = 24 * hour;

export const failingDisablesAfter = 5 * 24 * hour;

/** Milliseconds until the next attempt, or undefined if this was the last. A receiver may ask for a longer delay. */
export function delayAfter(failedAttempts: number, retryAfter: number, random: number): number | undefined {
  const scheduled = retryDelays[failedAttempts - 1];
  if (scheduled === undefined) return undefined;
  const spread = 1 + jitter * (2 * random - 1);
  return Math.round(Math.max(scheduled * spread, Math.min(retryAfter, longestRetryAfter)));
}

/** The delay in `Retry-After`, seconds or a date, as milliseconds; zero if it cannot be read. */
export function readRetryAfter(header: string | undefined, realNow: Date): number {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * second;
  const date = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? 0 : Math.max(0, date - realNow.getTime());
}
