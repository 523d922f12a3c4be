import type { LedgerPlace, PostingLine } from '#ledger';

export interface AdjustedPlace {
  readonly place: LedgerPlace;
  /** Below zero where it is taken away. All of them add up to zero. */
  readonly units: bigint;
}

/** Lines from where it is taken to where it comes, each as much as both sides allow. */
export function adjustedLines(places: readonly AdjustedPlace[]): readonly [PostingLine, ...PostingLine[]] {
  const taken = places.filter(({ units }) => units < 0n).map(({ place, units }) => ({ place, left: -units }));
  const given = places.filter(({ units }) => units > 0n).map(({ place, units }) => ({ place, left: units }));
  const lines: PostingLine[] = [];
  for (const source of taken)
    for (const target of given) {
      const units = source.left < target.left ? source.left : target.left;
      if (units === 0n) continue;
      lines.push({ from: source.place, to: target.place, units });
      source.left -= units;
      target.left -= units;
    }
  const [first, ...more] = lines;
  if (first === undefined || [...taken, ...given].some(({ left }) => left !== 0n))
    throw new Error('An adjustment adds up to zero');
  return [first, ...more];
}
