import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Lane } from './lane.js';
import { type Points, type Reach, pointsOf, recorded } from './reach.js';
import type { Tree } from './sites.js';

/** What a run works with. */
export interface Work {
  readonly tree: Tree;
  readonly lanes: readonly Lane[];
  /** Where it is kept which test file reaches what. */
  readonly reachFile: string | undefined;
  /** Nothing is begun after this, in milliseconds of `performance.now()`. */
  readonly endsAt: number;
}

export function firstLane({ lanes: [first] }: Work): Lane {
  if (first === undefined) throw new Error('At least one lane is needed');
  return first;
}

export async function reachOf(work: Work): Promise<{ points: Points; record: readonly Reach[] }> {
  const { scratch } = firstLane(work);
  const points = pointsOf(work.tree, (file) => scratch.source(file));
  return { points, record: await recordOf(work) };
}

async function recordOf(work: Work): Promise<readonly Reach[]> {
  const { reachFile } = work;
  if (reachFile !== undefined && existsSync(reachFile)) {
    const kept = JSON.parse(readFileSync(reachFile, 'utf8')) as (Omit<Reach, 'reached'> & { reached: number[] })[];
    return kept.map((one) => ({ ...one, reached: new Set(one.reached) }));
  }
  tell('Recording which behaviours reach what.');
  const record = await recorded(firstLane(work).scratch, work.tree);
  if (reachFile !== undefined)
    writeFileSync(reachFile, JSON.stringify(record.map((one) => ({ ...one, reached: [...one.reached] }))));
  return record;
}

export function tell(line: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${line}\n`);
}
