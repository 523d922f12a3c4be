import { availableParallelism } from 'node:os';
import { Missing } from './missing.mjs';
import { isMet, storyOf } from './report.mjs';
import { Workshop } from './workshop.mjs';

const withinMilliseconds = 900_000;
const mostAtOnce = 2;

/**
 * Each bench at its smallest scale, a few at a time, on one PostgreSQL; a line for each. Whether they run at all is judged,
 * and bars of zero: what must never happen may not happen among few either. With `onceMore`, what failed runs again, alone.
 * @param {string} root @param {readonly string[]} names @param {{ onceMore: boolean }} options
 * @returns {Promise<boolean>}
 */
export async function smoke(root, names, { onceMore }) {
  const shared = await Workshop.open(root);
  const waiting = [...names];
  /** @type {string[]} */
  const failed = [];
  const lane = async () => {
    for (let name = waiting.shift(); name !== undefined; name = waiting.shift())
      if (!(await isSound(root, shared, name))) failed.push(name);
  };
  await Promise.all(Array.from({ length: Math.min(mostAtOnce, availableParallelism()) }, lane));
  let isGood = failed.length === 0 || (onceMore && !Workshop.isOver);
  if (isGood)
    for (const name of failed) {
      const isFlaky = await isSound(root, shared, name);
      if (isFlaky) process.stdout.write(`flaky: the bench ${name}\n`);
      isGood = isGood && isFlaky;
    }
  await shared.close();
  return isGood;
}

/** @param {string} root @param {Workshop} shared @param {string} name */
async function isSound(root, shared, name) {
  const begun = performance.now();
  const tell = (/** @type {string} */ verdict, /** @type {string} */ what) => {
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
    process.stdout.write(`${verdict.padEnd(7)} ${name.padEnd(10)} ${`${seconds} s`.padStart(7)}  ${what}\n`);
  };
  try {
    const figures = await figuresOf(root, shared, name);
    const wrong = figures.filter((figure) => figure.atMost === 0 && !isMet(figure));
    const faults = wrong.map(({ name: what, figure, note }) => `${what}: ${figure} ${note ?? ''}`.trim());
    if (wrong.length === 0) tell('ok', `${figures.length} figures`);
    else tell('FAILED', faults.join('; '));
    return wrong.length === 0;
  } catch (cause) {
    if (cause instanceof Missing) tell('skipped', cause.message);
    else if (!Workshop.isOver) tell('FAILED', storyOf(cause));
    return cause instanceof Missing;
  }
}

/** @param {string} root @param {Workshop} shared @param {string} name */
async function figuresOf(root, shared, name) {
  /** @type {import('./report.mjs').Figure[]} */
  const figures = [];
  const workshop = await Workshop.open(root, shared);
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  const late = new Promise((_, reject) => {
    const cause = new Error(`It did not come to its end within ${withinMilliseconds / 1_000} s`);
    timer = setTimeout(() => reject(cause), withinMilliseconds);
  });
  try {
    const { run } = await import(`../${name}.bench.mjs`);
    await Promise.race([run(workshop, (/** @type {any} */ figure) => void figures.push(figure)), late]);
  } finally {
    clearTimeout(timer);
    await workshop.close();
  }
  return figures;
}
