import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { after } from './after.js';
import { before } from './before.js';
import { Lane } from './lane.js';
import { atTearDown, setUp, tearDown } from './server.js';
import { readTree } from './sites.js';
import { endTrials } from './trial.js';
import type { Work } from './work.js';

const root = join(import.meta.dirname, '../..');
const kept = join(root, 'test/mutation/before.json');
const usage = `Usage: npm run mutate -- [what] [how]
  --out FILE       judges a seeded choice, and writes it down (reports/mutation.json)
  --against FILE   judges what was caught in such a file once more; fails where too much of it is no longer caught
  --smoke          a handful of what was caught in test/mutation/before.json
How: --seed TEXT, --rules 300, --services 100, --lanes 2, --minutes 60 (nothing is begun later),
  --resume (goes on with what --out names),
  --reach FILE (which test file reaches what in this tree: read if it is there, and else written)
`;

/** Resolves to the exit code. */
export async function runMutation(given: string[]): Promise<number> {
  const options = optionsOf(given);
  if (options === undefined) {
    process.stderr.write(usage);
    return 64;
  }
  // One server for all, the embedded one, also where another answers.
  delete process.env['TEST_DATABASE_URL'];
  // A spec says that errors hold no word `gatehouse`: it is in the folder of the run, and would be in every path.
  const folder = tmpdir();
  const laneCount = options.smoke ? 1 : Number(options.lanes);
  await setUp({ maxWorkers: laneCount });
  try {
    const lanes = Array.from({ length: laneCount }, (_, index) => new Lane(root, folder, index));
    atTearDown(endTrials);
    const endsAt = options.minutes === undefined ? Infinity : performance.now() + Number(options.minutes) * 60_000;
    const work: Work = { tree: readTree(root), lanes, reachFile: options.reach, endsAt };
    const against = options.smoke ? kept : options.against;
    if (against !== undefined) return await after(work, { ...options, against, isSmoke: options.smoke });
    return await before(work, {
      ...options,
      out: options.out ?? join(root, 'reports/mutation.json'),
      counts: { rule: Number(options.rules), service: Number(options.services) },
    });
  } finally {
    endTrials();
    await tearDown();
  }
}

interface Options {
  readonly out: string | undefined;
  readonly against: string | undefined;
  readonly reach: string | undefined;
  readonly seed: string;
  readonly rules: string;
  readonly services: string;
  readonly lanes: string;
  readonly minutes: string | undefined;
  readonly smoke: boolean;
  readonly resume: boolean;
}

function optionsOf(args: string[]): Options | undefined {
  try {
    const { values } = parseArgs({
      args,
      options: {
        out: { type: 'string' },
        against: { type: 'string' },
        reach: { type: 'string' },
        seed: { type: 'string', default: '20261123' },
        rules: { type: 'string', default: '300' },
        services: { type: 'string', default: '100' },
        lanes: { type: 'string', default: '2' },
        minutes: { type: 'string' },
        smoke: { type: 'boolean', default: false },
        resume: { type: 'boolean', default: false },
      },
    });
    const { out, against, reach, minutes } = values;
    const isThere = against === undefined || existsSync(against);
    const counts = [values.rules, values.services, values.lanes, minutes ?? '0'];
    const areCounts = counts.every((count) => /^\d+$/.test(count));
    return isThere && areCounts ? { ...values, out, against, reach, minutes } : undefined;
  } catch {
    return undefined;
  }
}
