import { type Band, heightAt } from './text-lines.js';

/** Two or three lines that may be a machine-readable zone, from top to bottom. */
export interface ZoneCandidate {
  readonly lines: readonly Band[];
  /** How many characters a line may have, the likeliest first. */
  readonly lengths: readonly number[];
}

/**
 * How long the lines are for their distance: 30, 36 or 44 characters of a tenth of an inch, a quarter of an inch apart.
 * Held against the light, or seen from the side, both change.
 */
const distancesLong = { 30: 12, 36: 14.4, 44: 17.6 };
const leeway = 1.3;

/** They are alike, begin and end together, and lie at the same distance from each other. The likeliest come first. */
export function candidatesAmong(bands: readonly Band[]): ZoneCandidate[] {
  const sorted = withoutRepeats(bands).sort((a, b) => middleOf(a).y - middleOf(b).y);
  const pairs = sorted.flatMap((upper, at) =>
    sorted.slice(at + 1).flatMap((lower) => (areNeighbours(upper, lower) ? [[upper, lower] as const] : [])),
  );
  const triples = pairs.flatMap(([first, second]) =>
    pairs.flatMap(([upper, third]) =>
      upper === second && areEven(first, second, third) ? [[first, second, third]] : [],
    ),
  );
  const found = [
    ...triples.map((lines) => candidateOf(lines, [30])),
    ...pairs.map((lines) => candidateOf(lines, [44, 36])),
  ];
  return found
    .flatMap(({ candidate, oddness }) => (candidate.lengths.length > 0 ? [{ candidate, oddness }] : []))
    .sort((a, b) => a.oddness - b.oddness)
    .map(({ candidate }) => candidate);
}

function candidateOf(
  lines: readonly Band[],
  lengths: readonly (30 | 36 | 44)[],
): { candidate: ZoneCandidate; oddness: number } {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) throw new Error('There are lines');
  const { x } = middleOf(first);
  const distance = (heightAt(last, x) - heightAt(first, x)) / (lines.length - 1);
  const longest = Math.max(...lines.map(lengthOf));
  const odd = (length: 30 | 36 | 44): number => Math.abs(Math.log(longest / distance / distancesLong[length]));
  const likely = lengths.filter((length) => odd(length) < Math.log(leeway)).sort((a, b) => odd(a) - odd(b));
  const uneven = Math.log(longest / Math.min(...lines.map(lengthOf)));
  // Three lines that fit are hardly chance, and two of them fit as well.
  const oddness = uneven * 2 + Math.min(1, ...likely.map(odd)) - lines.length * 0.1;
  return { candidate: { lines, lengths: likely }, oddness };
}

/** Looked for in several ways, a line is found several times. */
function withoutRepeats(bands: readonly Band[]): Band[] {
  const kept: Band[] = [];
  for (const band of bands.toSorted((a, b) => lengthOf(b) - lengthOf(a)))
    if (!kept.some((other) => isTheSame(other, band))) kept.push(band);
  return kept;
}

function isTheSame(longer: Band, band: Band): boolean {
  const { x, y } = middleOf(band);
  const common = Math.min(longer.right, band.right) - Math.max(longer.left, band.left);
  return common > lengthOf(longer) * 0.95 && Math.abs(heightAt(longer, x) - y) < band.thickness / 2;
}

function lengthOf({ left, right }: Band): number {
  return right - left;
}

function middleOf(band: Band): { x: number; y: number } {
  const x = (band.left + band.right) / 2;
  return { x, y: heightAt(band, x) };
}

function areNeighbours(upper: Band, lower: Band): boolean {
  const longer = Math.max(lengthOf(upper), lengthOf(lower));
  const common = Math.min(upper.right, lower.right) - Math.max(upper.left, lower.left);
  const { x } = middleOf(upper);
  const distance = heightAt(lower, x) - heightAt(upper, x);
  const thickness = Math.max(upper.thickness, lower.thickness);
  return (
    common > longer * 0.75 &&
    Math.abs(upper.slope - lower.slope) < 0.06 &&
    Math.min(upper.thickness, lower.thickness) > thickness * 0.45 &&
    distance > thickness * 1.1 &&
    distance < longer / 7
  );
}

function areEven(first: Band, second: Band, third: Band): boolean {
  const { x } = middleOf(second);
  const above = heightAt(second, x) - heightAt(first, x);
  const below = heightAt(third, x) - heightAt(second, x);
  return Math.abs(above - below) < 0.25 * Math.max(above, below);
}
