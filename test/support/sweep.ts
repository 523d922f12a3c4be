const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

/** `npm run test:all`: sweeps go over everything. */
export const isWhole = process.env['GATEHOUSE_TESTS'] === 'all';

/** So many of the cases, the same in every run with one seed; all of them where the whole is run. */
export function share<T>(cases: readonly T[], count: number): T[] {
  if (isWhole) return [...cases];
  const left = [...cases];
  let state = Number.isFinite(seed) ? seed : Math.floor(Math.random() * 2 ** 31);
  while (left.length > count) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    left.splice((state >>> 8) % left.length, 1);
  }
  return left;
}
