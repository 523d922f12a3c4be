import { createHash } from 'node:crypto';
import { register } from 'node:module';
import { childMegabytes } from './documents/children.mjs';
import { judged } from './documents/judging.mjs';
import { sharesBy } from './documents/shares.mjs';
import { median } from './harness/rounds.mjs';

/** Nobody tunes anything against these: see `Dice`. */
const firstSeed = 1_000_000;
/** About so many pictures are read once more, to see how many are read in a second. */
const kept = 20;
const cases = Number(process.argv.find((each) => each.startsWith('--cases='))?.slice('--cases='.length) ?? 200);

/**
 * Documents that were drawn and photographed in all conditions, with what somebody typed: read by the inspector and held
 * against each other by the checks, as a validation does it.
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 */
export async function run(workshop, report) {
  register('../drills/harness/typescript-hooks.mjs', import.meta.url);
  const { caseOf, fileOf } = await import('../support/specimens/cases.ts');
  const { drawnFor } = await import('../support/specimens/specimen.ts');
  const inspection = await inspectorOf(workshop, 1);
  const results = [];
  const some = [];
  let megabytes = 0;
  for (let seed = firstSeed; seed < firstSeed + cases; seed++) {
    const one = caseOf(seed);
    const files = [];
    for (const picture of one.pictures) files.push({ picture, bytes: await fileOf(picture, one) });
    const { evidence, milliseconds, wanted } = await inspected(one, files, inspection, drawnFor);
    megabytes = Math.max(megabytes, await childMegabytes());
    results.push({ ...judged(one, evidence, inspection.runChecks), milliseconds });
    if (some.length < kept) some.push(...files.map((file) => ({ ...file, wanted })));
  }
  inspection.end();
  tellReadings(report, results);
  tellFaults(report, results);
  tellCosts(report, results, megabytes);
  await tellThroughput(workshop, report, some);
}

/**
 * What is built, as the service uses it.
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {number} inspectionProcesses
 */
async function inspectorOf(workshop, inspectionProcesses) {
  const { Inspector } = await import(`${workshop.root}/dist/libs/inspection/src/index.js`);
  const { readFor, runChecks } = await import(`${workshop.root}/dist/apps/compliance/src/checks/checks.js`);
  const inspector = new Inspector({ inspectionProcesses });
  workshop.afterwards(async () => inspector.onApplicationShutdown());
  return {
    readFor,
    runChecks,
    /** @param {{ picture: any, bytes: Buffer }} file @param {readonly string[]} wanted */
    inspect: ({ picture, bytes }, wanted) =>
      inspector.inspect(`image/${picture.conditions.output.format}`, bytes, wanted),
    end: () => inspector.onApplicationShutdown(),
  };
}

/**
 * One picture after the other, as evidence is gathered.
 * @param {any} one @param {readonly { picture: any, bytes: Buffer }[]} files
 * @param {Awaited<ReturnType<typeof inspectorOf>>} inspection @param {string} today
 */
async function inspected({ typed }, files, inspection, today) {
  const sides = Object.fromEntries(files.map(({ picture }) => [picture.as, { documentId: picture.as }]));
  const attestation = { type: 'individualIdentityDocument', governmentId: { ...typed.governmentId, ...sides } };
  const wanted = inspection.readFor(attestation);
  const documents = [];
  const milliseconds = [];
  for (const file of files) {
    const since = performance.now();
    const seen = await inspection.inspect(file, wanted);
    milliseconds.push(performance.now() - since);
    const sha256 = createHash('sha256').update(file.bytes).digest('hex');
    documents.push({ path: `governmentId.${file.picture.as}`, sha256, isUsedElsewhere: false, inspection: seen });
  }
  const latest = (/** @type {string} */ type) =>
    type === 'individualPersonalInfo' ? { type, ...typed.personalInfo } : undefined;
  return { milliseconds, wanted, evidence: { attestation, latest, documents, relationships: [], persons: [], today } };
}

/** @param {(figure: import('./harness/report.mjs').Figure) => void} report @param {any[]} results */
function tellReadings(report, results) {
  const read = results.filter(({ isReadable, isLegible }) => isReadable && isLegible);
  const isRight = (/** @type {any} */ { reading }) => reading.isRight;
  const details = { ...sharesBy(read, isRight), missed: read.filter((each) => !isRight(each)).map(({ seed }) => seed) };
  const note = `of ${read.length}`;
  report({ name: 'legible and read right', figure: percentOf(read, isRight), unit: '%', note, details });
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
    details: all.filter(isFalse).map(({ seed, reading }) => ({ seed, ...reading })),
  });
}

/** @param {(figure: import('./harness/report.mjs').Figure) => void} report @param {any[]} results */
function tellFaults(report, results) {
  const good = results.filter(({ fault, isLegible }) => fault === undefined && isLegible);
  const isBlocked = (/** @type {any} */ { blocking }) => blocking.length > 0;
  const blocked = good.filter(isBlocked).map(({ seed, kind, blocking }) => ({ seed, kind, blocking }));
  const note = `of ${good.length}`;
  report({
    name: 'good and legible, blocked all the same',
    figure: percentOf(good, isBlocked),
    unit: '%',
    note,
    details: blocked,
  });
  const hardly = results.filter(({ fault, isLegible }) => fault === undefined && !isLegible);
  report({
    name: 'good and hardly legible, blocked',
    figure: percentOf(hardly, isBlocked),
    unit: '%',
    note: `of ${hardly.length}`,
  });
  // What is unreadable is never legible; of all else, what nobody can read nobody need find.
  const faulty = results.filter(({ fault, isLegible }) => fault !== undefined && (isLegible || fault === 'unreadable'));
  for (const fault of new Set(faulty.map((each) => each.fault))) {
    const those = faulty.filter((each) => each.fault === fault);
    const isFound = (/** @type {any} */ { found }) => found;
    report({
      name: `found: ${fault}`,
      figure: percentOf(those, isFound),
      unit: '%',
      note: `of ${those.length}`,
      details: {
        ...sharesBy(those, isFound),
        missed: those.filter((each) => !isFound(each)).map(({ seed, codes }) => ({ seed, codes })),
      },
    });
  }
}

/** @param {(figure: import('./harness/report.mjs').Figure) => void} report @param {any[]} results @param {number} megabytes */
function tellCosts(report, results, megabytes) {
  const times = results.flatMap(({ milliseconds }) => milliseconds).sort((one, other) => one - other);
  report({ name: 'a picture: median', figure: median(times), unit: 'ms' });
  report({ name: 'a picture: 99 of 100 within', figure: times[Math.floor(times.length * 0.99)] ?? 0, unit: 'ms' });
  report({ name: 'memory of the process that reads', figure: megabytes, unit: 'MB' });
}

/**
 * @param {import('./harness/workshop.mjs').Workshop} workshop
 * @param {(figure: import('./harness/report.mjs').Figure) => void} report
 * @param {readonly { picture: any, bytes: Buffer, wanted: readonly string[] }[]} files
 */
async function tellThroughput(workshop, report, files) {
  for (const processes of [1, 2]) {
    const inspection = await inspectorOf(workshop, processes);
    // Whatever is loaded once is loaded before.
    await Promise.all(files.slice(0, processes).map((file) => inspection.inspect(file, file.wanted)));
    const since = performance.now();
    await Promise.all(files.map((file) => inspection.inspect(file, file.wanted)));
    const seconds = (performance.now() - since) / 1_000;
    inspection.end();
    report({ name: `pictures/s, ${processes} at a time`, figure: files.length / seconds, unit: '/s' });
  }
}

/** @template T @param {readonly T[]} all @param {(each: T) => boolean} is */
function percentOf(all, is) {
  return all.length === 0 ? 0 : (100 * all.filter(is).length) / all.length;
}
