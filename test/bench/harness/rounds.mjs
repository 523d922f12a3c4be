import { isSmoke, sized } from './scale.mjs';

/** How many times each side is measured, in turns, so that whatever disturbs the machine disturbs both. */
export const roundCount = sized(Number(process.env.BENCH_ROUNDS ?? 5), 1);
export const roundSeconds = sized(Number(process.env.BENCH_SECONDS ?? 3), 0.2);
/** A server runs for days: what counts is how fast it is once its code is compiled, which takes thousands of requests. */
const warmUpSeconds = Number(process.env.BENCH_WARM_UP_SECONDS ?? 10);

/**
 * A B C A B C …, after one longer round of each that warms up and does not count; in a smoke each once.
 * @template M
 * @param {Record<string, (seconds: number) => Promise<M>>} sides
 * @param {number} [rounds]
 * @returns {Promise<Record<string, M[]>>}
 */
export async function interleaved(sides, rounds = roundCount) {
  /** @type {Record<string, M[]>} */
  const measured = Object.fromEntries(Object.keys(sides).map((name) => [name, []]));
  for (let round = isSmoke ? 0 : -1; round < rounds; round++) {
    for (const [name, measure] of Object.entries(sides)) {
      const result = await measure(round < 0 ? warmUpSeconds : roundSeconds);
      if (round >= 0) measured[name]?.push(result);
    }
  }
  return measured;
}

/**
 * The ratio of two sides, taken round by round: its median and its extremes.
 * @param {number[]} ours
 * @param {number[]} theirs
 * @returns {{ figure: number, spread: [number, number] }}
 */
export function ratio(ours, theirs) {
  const ratios = ours.map((value, round) => value / (theirs[round] ?? Number.NaN));
  return { figure: median(ratios), spread: [Math.min(...ratios), Math.max(...ratios)] };
}

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
