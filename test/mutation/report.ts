import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Verdict } from './lane.js';
import type { Class, Site } from './sites.js';

/** One mistake and what became of it. */
export interface Judged extends Verdict {
  readonly id: string;
  readonly class: Class;
  readonly line: number;
  readonly change: string;
  /** The behaviours that were asked; specs of rules are found again. */
  readonly judges?: readonly string[];
}

export interface Report {
  readonly seed: string;
  readonly mutants: readonly Judged[];
}

/** So much of what was caught before has to be caught after. */
export const kept: Readonly<Record<Class, number>> = { rule: 0.98, service: 0.95 };
const longestShown = 40;

export function isCaught({ verdict }: Pick<Verdict, 'verdict'>): boolean {
  return verdict === 'caught' || verdict === 'too late';
}

export function judgedAs(site: Site, verdict: Verdict, judges: readonly string[]): Judged {
  const short = (text: string): string => text.replace(/\s+/g, ' ').slice(0, longestShown);
  return {
    id: site.id,
    class: site.class,
    line: site.line,
    change: `${short(site.was)} → ${short(site.text)}`,
    ...verdict,
    ...(verdict.why === undefined ? {} : { why: short(verdict.why) }),
    ...(site.class === 'rule' ? {} : { judges }),
  };
}

/** A line for each of them: a difference between two reports can be read. */
export function writeReport(path: string, { seed, mutants }: Report): void {
  mkdirSync(dirname(path), { recursive: true });
  const lines = [...mutants]
    .sort((one, other) => (one.class + one.id < other.class + other.id ? -1 : 1))
    .map((one) => JSON.stringify(one));
  writeFileSync(path, `{ "seed": ${JSON.stringify(seed)}, "mutants": [\n${lines.join(',\n')}\n] }\n`);
}

export function readReport(path: string): Report {
  return JSON.parse(readFileSync(path, 'utf8')) as Report;
}

export function summary(mutants: readonly Judged[]): string {
  return classes
    .map((group) => {
      const all = mutants.filter((one) => one.class === group);
      const count = (verdict: Verdict['verdict']): number => all.filter((one) => one.verdict === verdict).length;
      const caught = all.filter(isCaught).length;
      return `${group}s: ${caught} of ${all.length} caught (${percent(caught, all.length)}), ${count('too late')} of them by time; ${count('not reached')} not reached\n`;
    })
    .join('');
}

export interface Comparison {
  readonly text: string;
  readonly isKept: boolean;
}

/** Of what was caught before and is still there, how much is caught now. */
export function comparison(before: readonly Judged[], after: readonly Judged[]): Comparison {
  const now = new Map(after.map((one) => [one.id, one]));
  let isKept = true;
  const texts = classes.map((group) => {
    const caught = before.filter((one) => one.class === group && isCaught(one));
    const there = caught.filter(({ id }) => now.has(id));
    const lost = there.filter(({ id }) => !isCaught(now.get(id) ?? { verdict: 'survived' }));
    const share = there.length === 0 ? 1 : 1 - lost.length / there.length;
    if (share < kept[group]) isKept = false;
    const gone = caught.length - there.length;
    return [
      `${group}s: caught before ${caught.length}, caught after ${there.length - lost.length} (${percent(there.length - lost.length, there.length)}, at least ${kept[group] * 100} %)`,
      ...(gone > 0 ? [`  ${gone} are in lines that are no longer there, and were not counted`] : []),
      ...lost.map(
        ({ id, line, change, by }) => `  lost: ${id} (line ${line}: ${change}), which was caught by ${by ?? ''}`,
      ),
    ].join('\n');
  });
  return { text: `${texts.join('\n')}\n`, isKept };
}

const classes: readonly Class[] = ['rule', 'service'];

function percent(part: number, whole: number): string {
  return whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} %`;
}
