import { createHash } from 'node:crypto';

/** A rail that would take something, and for what it would. */
export interface Offer<R extends { readonly name: string }, T> {
  readonly rail: R;
  readonly share: number;
  readonly terms: T;
}

type Shared = Pick<Offer<{ readonly name: string }, unknown>, 'rail' | 'share'>;

/**
 * The same for the same id, and in proportion to the shares for many. When one rail is not to be had, only what would have
 * been its own goes elsewhere. The one that was recorded is kept if it is among them.
 */
export function shareOut<O extends Shared>(id: string, offers: readonly O[], recorded?: string | null): O | undefined {
  return offers.find(({ rail }) => rail.name === recorded) ?? ranked(id, offers)[0];
}

/** The first choice for this id, and those that would be next. */
export function ranked<O extends Shared>(id: string, offers: readonly O[]): O[] {
  const weights = new Map(offers.map((offer) => [offer, weightOf(id, offer)]));
  return [...offers].sort((first, second) => (weights.get(second) ?? 0) - (weights.get(first) ?? 0));
}

/** For what has no id yet: that with the greatest share. */
export function usualOf<O extends Shared>(offers: readonly O[]): O | undefined {
  return [...offers].sort((first, second) => second.share - first.share)[0];
}

const hashBytes = 6;
const hashes = 2 ** (8 * hashBytes);

/** Rendezvous hashing: the greatest of these wins as often as its share is of all. */
function weightOf(id: string, { rail, share }: Shared): number {
  const hash = createHash('sha256').update(`${id} ${rail.name}`).digest().readUIntBE(0, hashBytes);
  return -share / Math.log((hash + 1) / (hashes + 1));
}
