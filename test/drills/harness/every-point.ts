import type { Faults } from './drill.js';
import type { Stage } from './stage.js';

export type Kill = 'before' | 'after';

export interface Ran {
  readonly seen: readonly string[];
  readonly killed: boolean;
}

export interface Enumerated {
  readonly kills: number;
  /** How many of those that differ in what they say. */
  readonly messages: string;
}

/** So often in a row a run has to end before its point is reached: runs are not all equally long. */
const unreachedInARow = 2;

/** Of a smoke: not the first, which is like no other, and one that everything comes to. */
const pointOfSmoke = 4;

/** One run for each point, and for each side of it, until there is none that far; in a smoke a single one. */
export async function everyPoint(run: (number: number, kill: Kill) => Promise<Ran>, stage: Stage): Promise<Enumerated> {
  if (stage.isSmoke) return onePoint(await run(pointOfSmoke, 'after'));
  const step = stage.every(1);
  const names = new Set<string>();
  const killedAt = { before: new Set<string>(), after: new Set<string>() };
  let kills = 0;
  let unreached = 0;
  for (let number = 1; unreached < unreachedInARow; number += step) {
    const before = await run(number, 'before');
    const after = await run(number, 'after');
    for (const { seen } of [before, after]) seen.forEach((name) => names.add(name));
    if (before.killed) killedAt.before.add(before.seen.at(-1) ?? '');
    if (after.killed) killedAt.after.add(after.seen.at(-1) ?? '');
    kills += Number(before.killed) + Number(after.killed);
    unreached = before.killed || after.killed ? 0 : unreached + 1;
  }
  const onBothSides = [...names].filter((name) => killedAt.before.has(name) && killedAt.after.has(name));
  return { kills, messages: `${onBothSides.length} of ${names.size} different messages on both sides` };
}

function onePoint({ seen, killed }: Ran): Enumerated {
  if (!killed) throw new Error(`Nothing was killed: there were only ${seen.length} messages`);
  return { kills: 1, messages: `one of ${seen.length} messages` };
}

export function figureOf({ kills, messages }: Enumerated, faults: Faults): string {
  return `kill -9 just before and just after each message: ${kills} points enumerated (${messages}): sent twice: ${faults.of('sent twice')}, lost: ${faults.of('lost')}`;
}
