import { existsSync } from 'node:fs';
import { type Judges, overLanes } from './lane.js';
import { withoutFalseAlarms } from './control.js';
import { judgesOf } from './reach.js';
import { type Judged, judgedAs, readReport, summary, writeReport } from './report.js';
import { chosen } from './selection.js';
import { type Class, type Site, sitesOf, specsOf } from './sites.js';
import { type Work, reachOf, tell } from './work.js';

/** A machine that does something else makes a test slow: only what goes on for ever is too late. */
const patience = { milliseconds: 45_000, times: 6 };
const longestSpec = 180_000;
const toldEach = 20;

export interface Choice {
  readonly out: string;
  readonly seed: string;
  readonly counts: Readonly<Record<Class, number>>;
  readonly resume: boolean;
}

/** Judges a choice of mistakes, and writes down what became of each. */
export async function before(work: Work, choice: Choice): Promise<number> {
  const { seed, counts, out } = choice;
  const sites = sitesOf(work.tree);
  let done = choice.resume && existsSync(out) ? [...readReport(out).mutants] : [];
  const known = new Set(done.map(({ id }) => id));
  for (const group of ['rule', 'service'] as const) {
    const wanted = chosen(sites, group, { count: counts[group], seed }).filter(({ id }) => !known.has(id));
    if (wanted.length === 0) continue;
    const judges = group === 'rule' ? ruleJudges(work) : await serviceJudges(work);
    tell(`${wanted.length} mistakes in ${group}s.`);
    await judgeAll(work, wanted, judges, (judged) => {
      done.push(judged);
      writeReport(out, { seed, mutants: done });
      if (done.length % toldEach === 0) tell(`${done.length} are judged.`);
    });
  }
  done = [...(await withoutFalseAlarms(work, done))];
  writeReport(out, { seed, mutants: done });
  process.stdout.write(summary(done));
  return 0;
}

export type JudgesFor = (site: Site) => Judges;

/** The dearest first, so that no lane is left alone with them at the end; as they come where time may not do for all. */
export async function judgeAll(
  { lanes, endsAt }: Work,
  sites: readonly Site[],
  judgesFor: JudgesFor,
  then: (judged: Judged) => void,
): Promise<void> {
  const work = sites.map((site) => ({ site, judges: judgesFor(site) }));
  if (endsAt === Infinity) work.sort((one, other) => other.judges.milliseconds - one.judges.milliseconds);
  const isTime = (): boolean => performance.now() < endsAt;
  await overLanes(lanes, work, isTime, async (lane, { site, judges }) =>
    then(judgedAs(site, await lane.judge(site, judges), judges.files)),
  );
}

/** Their specs, which take a second or two: what goes on for so long goes on for ever. */
function ruleJudges({ tree }: Work): JudgesFor {
  return ({ file }) => ({ files: specsOf(tree, file), milliseconds: longestSpec });
}

/** The behaviours that reach them. */
export async function serviceJudges(work: Work): Promise<JudgesFor> {
  const { points, record } = await reachOf(work);
  return (site) => {
    const found = judgesOf(site, points, record);
    const took = found.reduce((total, { milliseconds }) => total + milliseconds, 0);
    const doubted = found.filter(({ hasFailed }) => hasFailed).map(({ file }) => file);
    return {
      ...allowed(
        found.map(({ file }) => file),
        took,
      ),
      doubted,
    };
  };
}

export function allowed(files: readonly string[], took: number): Judges {
  return { files, milliseconds: patience.milliseconds + patience.times * took };
}
