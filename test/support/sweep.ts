import { createHash } from 'node:crypto';

/** Whether every case of every sweep is tried: `npm run test:all`. */
export const isWhole = process.env['GATEHOUSE_TESTS'] === 'all';

const seed = process.env['FUZZ_SEED'] ?? '20261121';

/** As many of the cases as `npm test` tries, the same ones in every run with the same seed; in the long form, all. */
export function share<T>(cases: readonly T[], count: number): T[] {
  if (isWhole || cases.length <= count) return [...cases];
  const drawn = [...cases.keys()].sort((one, other) => (lot(one) < lot(other) ? -1 : 1)).slice(0, count);
  return cases.filter((_, place) => drawn.includes(place));
}

function lot(place: number): string {
  return createHash('sha256').update(`${seed} ${place}`).digest('hex');
}
