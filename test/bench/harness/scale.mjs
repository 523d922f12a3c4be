/** With `--smoke` a bench does all that it does, and as little of it as possible: what it measures means nothing then. */
export const isSmoke = process.argv.includes('--smoke');

/** @template T @param {T} full @param {T} smallest */
export function sized(full, smallest) {
  return isSmoke ? smallest : full;
}

/** A table that has grown for years. */
export const manyRows = Number(process.env.BENCH_ROWS ?? 1_000_000);
