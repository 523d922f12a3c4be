import { mkdir, readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { childMegabytes } from './documents/children.mjs';
import { openInspection } from './documents/inspecting.mjs';
import { sharesBy } from './documents/shares.mjs';
import { median } from './harness/rounds.mjs';
import { sized } from './harness/scale.mjs';
import { startSideProcess } from './harness/side-process.mjs';

/** Seeds that nothing is tuned against: see `Dice`. */
const firstSeed = 1_000_000 + Number(optionOf('from') ?? 0);
/** This many pictures are read again, three times, to measure the cost of reading. */
const mostTimed = sized(50, 2);
/** Of a list of cases, the report has so many: each is drawn again by its seed. */
const mostListed = 100;
/** Read first, one by each process, to warm it up: pictures that were read before would cost nothing. */
const mostAtOnce = 2;
const cases = sized(Number(optionOf('cases') ?? 200), 3);

/**
 * Documents that were drawn and photographed in all conditions, with typed data: read by the inspector and compared by
 * the checks, as in a validation. `--cases=2000` is the whole exam, `--from=1000` skips that many cases;
 * `--drawn=folder` keeps the pictures there for the next run.
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 */
export async function run(workshop, report) {
  const folder = optionOf('drawn') ?? join(workshop.folder, 'drawn');
  await mkdir(folder, { recursive: true });
  const results = await examined(workshop, folder);
  tellReadings(report, results);
  tellFaults(report, results);
  const shots = await shotsOf(results, folder);
  const timed = shots.slice(mostAtOnce);
  await tellCosts(report, timed);
  await tellThroughput(report, timed, shots.slice(0, mostAtOnce));
}

/** As many at a time as there are processors. @param {import('./harness/workshop.mjs').Workshop} workshop @param {string} folder */
async function examined(workshop, folder) {
  /** @type {any[]} */
  const results = [];
  let next = firstSeed;
  await Promise.all(
    cpus()
      .slice(0, cases)
      .map(async () => {
        const examiner = await startSideProcess(workshop, 'documents/examiner.mjs');
        while (next < firstSeed + cases) {
          results.push(await examiner.ask({ seed: next++, folder }));
          if (results.length % 200 === 0) process.stderr.write(`${results.length} of ${cases} examined\n`);
        }
      }),
  );
  return results.sort((one, other) => one.seed - other.seed);
}

/** The first ones, to be read again. @param {readonly any[]} results @param {string} folder */
async function shotsOf(results, folder) {
  const first = results.flatMap(({ seed, wanted, shots }) =>
    shots.map((/** @type {any} */ shot) => ({ ...shot, seed, wanted })),
  );
  return Promise.all(
    first.slice(0, mostTimed + mostAtOnce).map(async (shot) => ({
      ...shot,
      bytes: await readFile(join(folder, `${shot.seed}-${shot.side}.${shot.format}`)),
    })),
  );
}

/** @param {string} name */
function optionOf(name) {
  return process.argv.find((each) => each.startsWith(`--${name}=`))?.slice(name.length + 3);
}

/** @param {(figure: import('./harness/report.mjs').Figure) => void} report @param {any[]} results */
function tellReadings(report, results) {
  const read = results.filter(({ isReadable, isLegible }) => isReadable && isLegible);
  const isRight = (/** @type {any} */ { reading }) => reading.isRight;
  const details = {
    ...sharesBy(read, isRight),
    missed: listOf(read.filter((each) => !isRight(each)).map(({ seed }) => seed)),
  };
  const note = `of ${read.length}`;
  report({ name: 'legible and read right', figure: percentOf(read, isRight), unit: '%', atLeast: 98, note, details });
  const anyhow = results.filter(({ isReadable, isLegible }) => isReadable && !isLegible);
  report({
    name: 'hardly legible and read right all the same',
    figure: percentOf(anyhow, isRight),
    unit: '%',
    note: `of ${anyhow.length}`,
  });
  const all = [...read, ...anyhow];
  const isFalse = (/** @type {any} */ { reading }) => reading.isCertainlyWrong;
  report({
    name: 'read wrong, and held to be certain',
    figure: percentOf(all, isFalse),
    unit: '%',
    details: listOf(all.filter(isFalse).map(({ seed, reading }) => ({ seed, ...reading }))),
  });
}

/** @param {(figure: import('./harness/report.mjs').Figure) => void} report @param {any[]} results */
function tellFaults(report, results) {
  const good = results.filter(({ fault, isLegible }) => fault === undefined && isLegible);
  const isBlocked = (/** @type {any} */ { blocking }) => blocking.length > 0;
  const blocked = listOf(good.filter(isBlocked).map(({ seed, kind, blocking }) => ({ seed, kind, blocking })));
  const note = `of ${good.length}`;
  report({
    name: 'good and legible, blocked all the same',
    figure: percentOf(good, isBlocked),
    ...{ unit: '%', atMost: 0.2, note },
    details: blocked,
  });
  tellWarnings(report, 'good and legible, warned', good);
  const hardly = results.filter(({ fault, isLegible }) => fault === undefined && !isLegible);
  report({
    name: 'good and hardly legible, blocked',
    figure: percentOf(hardly, isBlocked),
    ...{ unit: '%', note: `of ${hardly.length}` },
    details: listOf(hardly.filter(isBlocked).map(({ seed, kind, blocking }) => ({ seed, kind, blocking }))),
  });
  tellWarnings(report, 'good and hardly legible, warned', hardly);
  // Except for the fault `unreadable` itself, faults count only where the pictures are legible.
  const faulty = results.filter(({ fault, isLegible }) => fault !== undefined && (isLegible || fault === 'unreadable'));
  const isFound = (/** @type {any} */ { found }) => found;
  report({
    name: 'faults found, with the right code',
    figure: percentOf(faulty, isFound),
    ...{ unit: '%', atLeast: 97, note: `of ${faulty.length}` },
  });
  report({
    name: 'of the faults found, blocked by it',
    figure: percentOf(faulty.filter(isFound), ({ isBlockedByIt }) => isBlockedByIt),
    ...{ unit: '%', note: `of ${faulty.filter(isFound).length}` },
  });
  for (const fault of new Set(faulty.map((each) => each.fault))) {
    const those = faulty.filter((each) => each.fault === fault);
    report({
      name: `found: ${fault}`,
      figure: percentOf(those, isFound),
      unit: '%',
      ...(fault === 'unreadable' ? { atLeast: 98 } : {}),
      note: `of ${those.length}`,
      details: {
        ...sharesBy(those, isFound),
        missed: listOf(those.filter((each) => !isFound(each)).map(({ seed, codes }) => ({ seed, codes }))),
      },
    });
  }
}

/**
 * An attestation with a warning has failed as well, although it can be submitted.
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report @param {string} name @param {any[]} results
 */
function tellWarnings(report, name, results) {
  const isWarned = (/** @type {any} */ { warning }) => warning.length > 0;
  const warned = results.filter(isWarned);
  const checks = warned.flatMap(({ warnedBy }) => warnedBy).sort();
  const by = [...new Set(checks)].map((check) => `${check} ${checks.filter((each) => each === check).length}`);
  report({
    name,
    figure: percentOf(results, isWarned),
    ...{ unit: '%', note: [`of ${results.length}`, ...by].join(', ') },
    details: listOf(warned.map(({ seed, kind, warnedBy }) => ({ seed, kind, warnedBy }))),
  });
}

/** One after the other. @param {(figure: import('./harness/report.mjs').Figure) => void} report @param {readonly any[]} shots */
async function tellCosts(report, shots) {
  const inspection = await openInspection(1);
  const times = [];
  for (const shot of shots) {
    const since = performance.now();
    await inspection.inspect(shot, shot.wanted);
    times.push(performance.now() - since);
  }
  const megabytes = await childMegabytes();
  inspection.end();
  times.sort((one, other) => one - other);
  const note = `of ${times.length}`;
  report({ name: 'a picture: median', figure: median(times), unit: 'ms', note });
  report({
    name: 'a picture: 99 of 100 within',
    figure: times[Math.floor(times.length * 0.99)] ?? 0,
    unit: 'ms',
    note,
  });
  report({ name: 'memory of the process that reads', figure: megabytes, unit: 'MB' });
}

/**
 * The processes are warmed up with other pictures than those that are timed.
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report @param {readonly any[]} shots @param {readonly any[]} others
 */
async function tellThroughput(report, shots, others) {
  for (let processes = 1; processes <= mostAtOnce; processes++) {
    const inspection = await openInspection(processes);
    await Promise.all(others.slice(0, processes).map((shot) => inspection.inspect(shot, shot.wanted)));
    const since = performance.now();
    await Promise.all(shots.map((shot) => inspection.inspect(shot, shot.wanted)));
    const seconds = (performance.now() - since) / 1_000;
    inspection.end();
    report({ name: `pictures/s, ${processes} at a time`, figure: shots.length / seconds, unit: '/s' });
  }
}

/** @template T @param {readonly T[]} all */
function listOf(all) {
  return { of: all.length, first: all.slice(0, mostListed) };
}

/** @template T @param {readonly T[]} all @param {(each: T) => boolean} is */
function percentOf(all, is) {
  return all.length === 0 ? 0 : (100 * all.filter(is).length) / all.length;
}
