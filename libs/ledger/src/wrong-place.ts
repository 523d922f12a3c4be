import type { Book, LedgerAsset } from './ledger-place.js';

/** A place that does not hold what its lines make it, or is below zero and may not be. */
export interface WrongPlace extends LedgerAsset {
  readonly organizationId: string;
  readonly accountId: string;
  readonly book: Book;
  /** What it holds, or what was sealed of it. */
  readonly held: string;
  /** What its lines add up to. */
  readonly lines: string;
}

/** How many are named. */
export const mostNamed = 100;
