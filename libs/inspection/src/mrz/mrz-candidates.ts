import { type TextLine, heightAt } from './text-lines.js';

/** Two or three text lines that may be an MRZ, from top to bottom. */
export interface MrzCandidate {
  readonly lines: readonly TextLine[];
  /** How many characters its lines may have, the likeliest first. */
  readonly lengths: readonly number[];
}

/** The length of the lines by their distance: 30, 36 or 44 characters of a tenth of an inch, a quarter of an inch apart. */
const lengthsByDistance = { 30: 12, 36: 14.4, 44: 17.6 };
/** Perspective changes both. */
const leeway = 1.3;

/** Lines of the same kind, aligned at both ends and evenly spaced. The likeliest come first. */
export function candidatesAmong(textLines: readonly TextLine[]): MrzCandidate[] {
  const sorted = withoutRepeats(textLines).sort((a, b) => middleOf(a).y - middleOf(b).y);
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
    .flatMap(({ candidate, misfit }) => (candidate.lengths.length > 0 ? [{ candidate, misfit }] : []))
    .sort((a, b) => a.misfit - b.misfit)
    .map(({ candidate }) => candidate);
}

function candidateOf(
  lines: readonly TextLine[],
  lengths: readonly (30 | 36 | 44)[],
): { candidate: MrzCandidate; misfit: number } {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) throw new Error('There are lines');
  const { x } = middleOf(first);
  const distance = (heightAt(last, x) - heightAt(first, x)) / (lines.length - 1);
  const longest = Math.max(...lines.map(lengthOf));
  const misfitFor = (length: 30 | 36 | 44): number =>
    Math.abs(Math.log(longest / distance / lengthsByDistance[length]));
  const likely = lengths
    .filter((length) => misfitFor(length) < Math.log(leeway))
    .sort((a, b) => misfitFor(a) - misfitFor(b));
  const uneven = Math.log(longest / Math.min(...lines.map(lengthOf)));
  // Three lines that fit are hardly a coincidence, and any two of them fit as well.
  const misfit = uneven * 2 + Math.min(1, ...likely.map(misfitFor)) - lines.length * 0.1;
  return { candidate: { lines, lengths: likely }, misfit };
}

/** Searched with several settings, a line is found several times. */
function withoutRepeats(textLines: readonly TextLine[]): TextLine[] {
  const kept: TextLine[] = [];
  for (const line of textLines.toSorted((a, b) => lengthOf(b) - lengthOf(a)))
    if (!kept.some((other) => isTheSame(other, line))) kept.push(line);
  return kept;
}

function isTheSame(longer: TextLine, line: TextLine): boolean {
  const { x, y } = middleOf(line);
  const common = Math.min(longer.right, line.right) - Math.max(longer.left, line.left);
  return common > lengthOf(longer) * 0.95 && Math.abs(heightAt(longer, x) - y) < line.thickness / 2;
}

function lengthOf({ left, right }: TextLine): number {
  return right - left;
}

function middleOf(line: TextLine): { x: number; y: number } {
  const x = (line.left + line.right) / 2;
  return { x, y: heightAt(line, x) };
}

function areNeighbours(upper: TextLine, lower: TextLine): boolean {
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

function areEven(first: TextLine, second: TextLine, third: TextLine): boolean {
  const { x } = middleOf(second);
  const above = heightAt(second, x) - heightAt(first, x);
  const below = heightAt(third, x) - heightAt(second, x);
  return Math.abs(above - below) < 0.25 * Math.max(above, below);
}
