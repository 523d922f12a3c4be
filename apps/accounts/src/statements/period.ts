import { ValidationFailed } from '#errors';
import type { StatementQuery } from './statement.dto.js';

const dayMilliseconds = 24 * 60 * 60 * 1_000;
const isDay = (text: string): boolean => !text.includes('T');

export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** What is asked for, as far as it has passed. */
export function periodOf({ from, to }: StatementQuery, now: Date): Period {
  const begin = from === undefined ? firstOfMonth(now) : new Date(from);
  const end = to === undefined ? now : new Date(isDay(to) ? new Date(to).getTime() + dayMilliseconds : to);
  if (begin > now) throw ValidationFailed.at('from', 'must not lie in the future');
  if (begin > end) throw ValidationFailed.at('to', 'must not be before the beginning');
  return { from: begin, to: end < now ? end : now };
}

export function withinADay({ from, to }: Period): boolean {
  return to.getTime() - from.getTime() <= dayMilliseconds;
}

function firstOfMonth(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth()));
}
