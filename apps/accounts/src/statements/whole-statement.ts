import { tookTooLong } from '#database';
import { ValidationFailed } from '#errors';
import type { Statement } from '#ledger';
import { type Period, withinADay } from './period.js';

export const mostEntries = 50_000;

/** What was read of the ledger, unless it is more than is answered, or than can be read. */
export async function wholeStatement(period: Period, reading: Promise<Statement | undefined>): Promise<Statement> {
  const statement = await reading.catch((cause: unknown) => {
    throw tookTooLong(cause) && !withinADay(period) ? tooLong(period) : cause;
  });
  if (statement === undefined)
    throw ValidationFailed.at('to', `must leave at most ${mostEntries} entries: ask for a shorter period`);
  return statement;
}

function tooLong({ from, to }: Period): ValidationFailed {
  const earlier = new Date((from.getTime() + to.getTime()) / 2).toISOString();
  return ValidationFailed.at('to', `must be earlier, such as ${earlier}: all of this period cannot be read in time`);
}
