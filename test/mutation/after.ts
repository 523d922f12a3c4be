import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { allowed, judgeAll, serviceJudges } from './before.js';
import { withoutFalseAlarms } from './control.js';
import { type Judged, comparison, isCaught, readReport, writeReport } from './report.js';
import { type Site, hashed, sitesOf, specsOf } from './sites.js';
import { type Work, firstLane, tell } from './work.js';

const smoke = { rule: 3, service: 1 };
const toldEach = 20;

export interface Against {
  readonly against: string;
  readonly out: string | undefined;
  readonly isSmoke: boolean;
  /** What `out` holds of an earlier run is not judged again. */
  readonly resume: boolean;
}

/** Whether the tests as they are now catch what those of the report caught. */
export async function after(work: Work, { against, out, isSmoke, resume }: Against): Promise<number> {
  const { seed, mutants } = readReport(against);
  const sites = new Map(sitesOf(work.tree).map((site) => [site.id, site]));
  const caught = mutants.filter((one) => isCaught(one) && sites.has(one.id));
  const earlier = resume && out !== undefined && existsSync(out) ? readReport(out).mutants : [];
  const done = new Map(earlier.map((one) => [one.id, one]));
  const left = inAnyOrder(caught.filter(({ id }) => !done.has(id)));
  const asked = isSmoke ? handful(caught) : left;
  const note = (judged: Judged): void => {
    done.set(judged.id, judged);
    if (out !== undefined) writeReport(out, { seed, mutants: [...done.values()] });
    if (done.size % toldEach === 0) tell(`${done.size} are judged.`);
  };
  tell(`${asked.length} mistakes that were caught are made again.`);
  await judgeAgain(work, asked, sites, note);
  if (!isSmoke) await askOthers(work, lostOf(caught, done), sites, note);
  const judged = isSmoke ? [...done.values()] : await withoutFalseAlarms(work, [...done.values()]);
  if (out !== undefined) writeReport(out, { seed, mutants: judged });
  if (!isSmoke && done.size < caught.length) tell(`${done.size} of ${caught.length} were judged in the time given.`);
  const { text, isKept } = comparison(
    isSmoke ? asked : mutants.filter(({ id }) => done.has(id) || !sites.has(id)),
    judged,
  );
  process.stdout.write(text);
  return isKept ? 0 : 1;
}

/** What time is left for is a fair share of all. */
function inAnyOrder(mistakes: readonly Judged[]): Judged[] {
  return [...mistakes].sort((one, other) => (hashed(one.id) < hashed(other.id) ? -1 : 1));
}

/** By the file that caught it, and then by the others that were asked. */
async function judgeAgain(
  work: Work,
  asked: readonly Judged[],
  sites: ReadonlyMap<string, Site>,
  note: (judged: Judged) => void,
): Promise<void> {
  const earlier = new Map(asked.map((one) => [one.id, one]));
  const { root } = firstLane(work).scratch;
  await judgeAll(
    work,
    asked.flatMap(({ id }) => sites.get(id) ?? []),
    (site) => {
      const { by = '', judges = [], seconds = 0, verdict } = earlier.get(site.id) ?? {};
      const [first = ''] = by.split(' › ');
      const files = site.class === 'rule' ? specsOf(work.tree, site.file) : [...new Set([first, ...judges])];
      const there = files.filter((file) => existsSync(join(root, file)));
      return verdict === 'too late' ? { files: there, milliseconds: seconds * 1000 } : allowed(there, seconds * 1000);
    },
    note,
  );
}

/** Files may have been renamed, or their tests have moved: the files that reach the line now are asked. */
async function askOthers(
  work: Work,
  lost: readonly string[],
  sites: ReadonlyMap<string, Site>,
  note: (judged: Judged) => void,
): Promise<void> {
  const services = lost.flatMap((id) => sites.get(id) ?? []).filter((site) => site.class === 'service');
  if (services.length === 0) return;
  tell(`${services.length} mistakes in services are not caught by whom they were: asking who else reaches them.`);
  await judgeAll(work, services, await serviceJudges(work), note);
}

function lostOf(asked: readonly Judged[], done: ReadonlyMap<string, Judged>): string[] {
  return asked.flatMap(({ id }) => done.get(id) ?? []).flatMap((one) => (isCaught(one) ? [] : one.id));
}

/** The quickest ones. */
function handful(caught: readonly Judged[]): Judged[] {
  const quickest = [...caught].sort((one, other) => one.seconds - other.seconds);
  return (['rule', 'service'] as const).flatMap((group) =>
    quickest.filter((one) => one.class === group && one.verdict === 'caught').slice(0, smoke[group]),
  );
}
