import type { Band } from './bands.js';

/** Two or three lines that may be a machine-readable zone, from top to bottom. */
export type ZoneCandidate = readonly Band[];

/** They are alike, begin and end together, and lie at the same distance from each other. */
export function candidatesAmong(bands: readonly Band[]): ZoneCandidate[] {
  const sorted = bands.toSorted((a, b) => middleOf(a).y - middleOf(b).y);
  const pairs = sorted.flatMap((upper, at) =>
    sorted.slice(at + 1).flatMap((lower) => (areNeighbours(upper, lower) ? [[upper, lower] as const] : [])),
  );
  const triples = pairs.flatMap(([first, second]) =>
    pairs.flatMap(([upper, third]) =>
      upper === second && areEven(first, second, third) ? [[first, second, third]] : [],
    ),
  );
  const candidates: ZoneCandidate[] = [...triples, ...pairs];
  return candidates.toSorted((a, b) => sizeOf(b) - sizeOf(a));
}

function middleOf({ left, right, y, slope }: Band): { x: number; y: number } {
  const x = (left + right) / 2;
  return { x, y: y + slope * (x - left) };
}

export function heightAt({ left, y, slope }: Band, x: number): number {
  return y + slope * (x - left);
}

function areNeighbours(upper: Band, lower: Band): boolean {
  const longer = Math.max(upper.right - upper.left, lower.right - lower.left);
  const common = Math.min(upper.right, lower.right) - Math.max(upper.left, lower.left);
  const { x } = middleOf(upper);
  const distance = heightAt(lower, x) - heightAt(upper, x);
  const thickness = Math.max(upper.thickness, lower.thickness);
  return (
    common > longer * 0.8 &&
    Math.abs(upper.slope - lower.slope) < 0.05 &&
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

function sizeOf(candidate: ZoneCandidate): number {
  return candidate.reduce((sum, { left, right }) => sum + right - left, 0);
}
