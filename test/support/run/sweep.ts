import { createHash, randomUUID } from 'node:crypto';

/** Whether every case of every sweep is tried: `npm run test:all`. */
export const isWhole = process.env['GATEHOUSE_TESTS'] === 'all';

const chosen = process.env['FUZZ_SEED'] ?? '20261121';
const seed = chosen === 'random' ? randomUUID() : chosen;

/** As many of the cases as `npm test` tries, the same ones in every run with the same seed; in the long form, all. */
export function share<T>(cases: readonly T[], count: number, salt = ''): T[] {
  if (isWhole || cases.length <= count) return [...cases];
  const drawn = [...cases.keys()].sort((one, other) => (lot(one, salt) < lot(other, salt) ? -1 : 1)).slice(0, count);
  return cases.filter((_, place) => drawn.includes(place));
}

/** One of the cases of each kind, drawn as above; in the long form, all. */
export function oneOfEach<T>(cases: readonly T[], kindOf: (one: T) => string): T[] {
  if (isWhole) return [...cases];
  const kinds = new Map<string, T[]>();
  for (const one of cases) kinds.set(kindOf(one), [...(kinds.get(kindOf(one)) ?? []), one]);
  return [...kinds].flatMap(([kind, all]) => share(all, 1, kind));
}

function lot(place: number, salt: string): string {
  return createHash('sha256').update(`${seed} ${salt} ${place}`).digest('hex');
}
