import type { FiatLine } from './ledger.js';
import type { FiatPlace } from './ledger-place.js';

const gains: FiatPlace = { book: 'exchangeGains' };

interface Side {
  readonly place: FiatPlace;
  readonly units: bigint;
}

/** What went from one place to another, where one says that more or less went than the other: the difference is a gain or a loss of ours. */
export function exchangedLines(from: Side, to: Side): FiatLine[] {
  const both = from.units < to.units ? from.units : to.units;
  return movedLines(
    { from: from.place, to: to.place, units: both },
    { from: from.place, to: gains, units: from.units - both },
    { from: gains, to: to.place, units: to.units - both },
  );
}

/** Without those that move nothing, or from a place to itself; what is below zero goes the other way. */
export function movedLines(...lines: readonly FiatLine[]): FiatLine[] {
  return lines.flatMap(({ from, to, units }) => {
    if (units === 0n || from.book === to.book) return [];
    return units > 0n ? [{ from, to, units }] : [{ from: to, to: from, units: -units }];
  });
}
