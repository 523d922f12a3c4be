import { Scratch } from './scratch.js';
import { atTearDown, dropDatabases } from './server.js';
import type { Site } from './sites.js';
import { type Outcome, type Trial, attempt } from './trial.js';

export interface Verdict {
  readonly verdict: 'caught' | 'too late' | 'survived' | 'not reached';
  /** The test that failed, or the file that did not come to an end. */
  readonly by?: string;
  readonly seconds: number;
}

export interface Judges {
  readonly files: readonly string[];
  readonly milliseconds: number;
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

  /** With this mistake made; without one, it shows that the tests pass here. */
  async judge(site: Site | undefined, group: Site['class'], { files, milliseconds }: Judges): Promise<Verdict> {
    const begun = performance.now();
    if (files.length === 0) return { verdict: 'not reached', seconds: 0 };
    if (site !== undefined) this.scratch.build(site.file, mistaken(this.scratch.source(site.file), site));
    try {
      const outcome = await this.run({ project: group === 'rule' ? 'rules' : 'embedded', files, milliseconds });
      return { ...verdictOf(outcome), seconds: Math.round((performance.now() - begun) / 100) / 10 };
    } finally {
      if (site !== undefined) this.scratch.restore(site.file);
      this.scratch.clear();
      if (group === 'service') await dropDatabases(this.server.url, this.server.prefix);
    }
  }

  private run(trial: Trial): Promise<Outcome> {
    return attempt(this.scratch, { ...trial, environment: { [server]: JSON.stringify(this.server) } });
  }
}

function mistaken(text: string, { start, end, text: piece }: Site): string {
  return text.slice(0, start) + piece + text.slice(end);
}

function verdictOf({ ended, notes }: Outcome): Omit<Verdict, 'seconds'> {
  if (ended === 'passed') return { verdict: 'survived' };
  const { file = 'no file', test } = (notes.at(-1) ?? {}) as { file?: string; test?: string };
  const by = test === undefined ? file : `${file} › ${test}`;
  return { verdict: ended === 'failed' ? 'caught' : ended, by };
}

/** Each of them on the lane that is free first. */
export async function overLanes<T>(
  lanes: readonly Lane[],
  work: readonly T[],
  judge: (lane: Lane, one: T) => Promise<void>,
): Promise<void> {
  const left = [...work];
  const along = async (lane: Lane): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await judge(lane, next);
  };
  await Promise.all(lanes.map(along));
}
