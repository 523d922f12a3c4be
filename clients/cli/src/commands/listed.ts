import { type Option, type Run, wholeNumber } from '../command/command.js';

const usualCount = 20;
const mostPerPage = 100;

export const limit: Option = { type: 'string', value: 'COUNT', about: `how many at most; ${usualCount} when absent` };

export function limitOf(given: Run): number {
  return wholeNumber(given, 'limit') ?? usualCount;
}

/** How many to ask for at once: one more says whether there are more. */
export function perPage(given: Run): number {
  return Math.min(limitOf(given) + 1, mostPerPage);
}

/** The first of them; pages that nobody sees are not read. */
export async function listed<T>(given: Run, items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const item of items) {
    if (found.length === limitOf(given)) {
      given.output.note('There are more: --limit says how many are listed');
      break;
    }
    found.push(item);
  }
  return found;
}
