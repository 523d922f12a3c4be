const second = 1_000;
const minute = 60 * second;
const hour = 60 * minute;

/** How long after each failed attempt the next is made; after the last, the delivery is dead. */
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

/** So that many deliveries that failed together do not all come back at the same moment. */
const jitter = 0.04;
/** A receiver cannot put us off for longer than we would wait ourselves. */
const longestRetryAfter = 24 * hour;

export const failingDisablesAfter = 5 * 24 * hour;

/** Milliseconds until the next attempt, or undefined when this was the last. A receiver that names a later time is given it. */
export function delayAfter(failedAttempts: number, retryAfter: number, random: number): number | undefined {
  const scheduled = retryDelays[failedAttempts - 1];
  if (scheduled === undefined) return undefined;
  const spread = 1 + jitter * (2 * random - 1);
  return Math.round(Math.max(scheduled * spread, Math.min(retryAfter, longestRetryAfter)));
}

/** The wait that `Retry-After` asks for, in milliseconds: seconds or a date; zero when it says nothing that can be read. */
export function readRetryAfter(header: string | undefined, realNow: Date): number {
  const text = header?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * second;
  const date = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(date) ? 0 : Math.max(0, date - realNow.getTime());
}
