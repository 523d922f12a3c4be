import { Scratch } from './scratch.js';
import { atTearDown, dropDatabases } from './server.js';
import type { Site } from './sites.js';
import { type Outcome, attempt } from './trial.js';

export interface Verdict {
  readonly verdict: 'caught' | 'too late' | 'survived' | 'not reached';
  /** The test that failed, or the file that did not come to an end. */
  readonly by?: string;
  readonly why?: string;
  readonly seconds: number;
}

export interface Judges {
  readonly files: readonly string[];
  readonly milliseconds: number;
  /** What these catch is proved by a run without the mistake. */
  readonly doubted?: readonly string[];
}

const server = 'GATEHOUSE_TEST_SERVER_embedded';

/** A scratch tree with databases of its own: lanes make their mistakes beside each other. */
export class Lane {
  readonly scratch: Scratch;
  private readonly server: { readonly url: string; readonly prefix: string };

  constructor(root: string, folder: string, number: number) {
    this.scratch = new Scratch(root, folder);
    atTearDown(() => this.scratch.remove());
    const prepared = JSON.parse(process.env[server] ?? '{}') as { url: string; prefix: string };
    this.server = { ...prepared, prefix: `${prepared.prefix}_${number}` };
  }

  async judge(site: Site, judges: Judges): Promise<Verdict> {
    const begun = performance.now();
    const verdict = await this.judgeBy(site, judges);
    return { ...verdict, seconds: Math.round((performance.now() - begun) / 100) / 10 };
  }

  private async judgeBy(site: Site, judges: Judges): Promise<Omit<Verdict, 'seconds'>> {
    const { files, milliseconds, doubted = [] } = judges;
    if (files.length === 0) return { verdict: 'not reached' };
    this.scratch.build(site.file, mistaken(this.scratch.source(site.file), site));
    const found = verdictOf(await this.run(site, files, milliseconds));
    this.scratch.restore(site.file);
    const file = found.by?.split(' › ')[0] ?? '';
    if (!files.includes(file) || (!isDoubtful(found) && !doubted.includes(file))) return found;
    const asItIs = await this.run(site, [file], milliseconds);
    if (asItIs.ended === 'passed') return found;
    const others = files.slice(files.indexOf(file) + 1);
    return others.length === 0 ? { verdict: 'survived' } : this.judgeBy(site, { ...judges, files: others });
  }

  private async run(site: Site, files: readonly string[], milliseconds: number): Promise<Outcome> {
    const project = site.class === 'rule' ? 'rules' : 'embedded';
    const environment = { [server]: JSON.stringify(this.server) };
    const outcome = await attempt(this.scratch, { project, files, milliseconds, environment });
    this.scratch.clear();
    if (project === 'embedded') await dropDatabases(this.server.url, this.server.prefix);
    return outcome;
  }
}

/** A busy machine is slow: whether it was the mistake is asked of the file without it. */
function isDoubtful({ verdict, why = '' }: Omit<Verdict, 'seconds'>): boolean {
  return verdict === 'caught' && /time|waited|within/i.test(why);
}

function mistaken(text: string, { start, end, text: piece }: Site): string {
  return text.slice(0, start) + piece + text.slice(end);
}

function verdictOf({ ended, notes }: Outcome): Omit<Verdict, 'seconds'> {
  if (ended === 'passed') return { verdict: 'survived' };
  const { file = 'no file', test, why } = (notes.at(-1) ?? {}) as Record<string, string | undefined>;
  const by = test === undefined ? file : `${file} › ${test}`;
  return { verdict: ended === 'failed' ? 'caught' : ended, by, ...(why === undefined ? {} : { why }) };
}

/** Each of them on the lane that is free first, as long as there is time. */
export async function overLanes<T>(
  lanes: readonly Lane[],
  work: readonly T[],
  isTime: () => boolean,
  judge: (lane: Lane, one: T) => Promise<void>,
): Promise<void> {
  const left = [...work];
  const along = async (lane: Lane): Promise<void> => {
    while (isTime()) {
      const next = left.shift();
      if (next === undefined) return;
      await judge(lane, next);
    }
  };
  await Promise.all(lanes.map(along));
}
