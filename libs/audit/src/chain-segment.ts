import type { AuditEntry } from './audit-entry.entity.js';
import type { AuditHead } from './audit-head.entity.js';
import { firstHash } from './audit-seals.js';

/** Consecutive entries of a chain as they were found, each with whether its own hash is right. */
export interface ChainSegment {
  /** Newest first. */
  readonly entries: readonly CheckedEntry[];
  /** Where the chain ends. */
  readonly head: Pick<AuditHead, 'ordinal' | 'hash'>;
  /** The ordinal with which the segment must begin. */
  readonly newest: number;
  /** Nothing was left out below: its last entry must be the first of the chain. */
  readonly isToTheStart: boolean;
}

export interface CheckedEntry extends Pick<AuditEntry, 'ordinal' | 'previousHash' | 'hash'> {
  readonly isAuthentic: boolean;
}

/** The lowest ordinal at which the segment is not what was recorded: altered, missing, moved or added. */
export function firstAlteredIn({ entries, head, newest, isToTheStart }: ChainSegment): number | undefined {
  let expected = isToTheStart ? 1 : (entries.at(-1)?.ordinal ?? 1);
  let before = isToTheStart ? firstHash : undefined;
  for (const entry of entries.toReversed()) {
    const isInPlace = entry.ordinal === expected && entry.ordinal <= newest && follows(entry, before);
    if (!entry.isAuthentic || !isInPlace || !endsAs(head, entry)) return expected;
    before = entry.hash;
    expected++;
  }
  return expected <= newest ? expected : undefined;
}

/** The predecessor of the lowest entry of a segment may be unknown. */
function follows({ previousHash }: CheckedEntry, before: Buffer | undefined): boolean {
  return before === undefined || before.equals(previousHash);
}

function endsAs(head: ChainSegment['head'], { ordinal, hash }: CheckedEntry): boolean {
  return ordinal !== head.ordinal || hash.equals(head.hash);
}
