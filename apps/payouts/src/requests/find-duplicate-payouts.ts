import { createHash } from 'node:crypto';
import type { DraftedPayoutRow } from '../pricing/payout-draft.js';

/** Rows that pay the same amount to the same destination as an earlier row, each with the first such row. It may be intended. */
export function findDuplicatePayouts(rows: readonly DraftedPayoutRow[]): Map<number, number> {
  const first = new Map<string, number>();
  const found = new Map<number, number>();
  for (const { index, draft } of rows) {
    if (draft === undefined) continue;
    const { type, details } = draft.destination.method;
    const sorted = Object.entries(details).sort(([one], [other]) => one.localeCompare(other));
    const key = createHash('sha256')
      .update(JSON.stringify([draft.amount, type, sorted]))
      .digest('base64');
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, index);
    else found.set(index, earlier);
  }
  return found;
}
