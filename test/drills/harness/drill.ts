import type { Stage } from './stage.js';

export interface Verdict {
  /** What was measured, in a few words with numbers. */
  readonly figure: string;
  readonly bar: string;
  readonly ok: boolean;
  /** What fell short, at most a few lines of it. */
  readonly faults: readonly string[];
  /** Of it, what says nothing where little was done on a busy machine. */
  readonly missedBars: readonly string[];
}

/** A program that a drill needs is not on this machine. */
export class Missing extends Error {}

export interface Drill {
  readonly name: string;
  readonly run: (stage: Stage) => Promise<Verdict>;
}

const linesTold = 20;

/** What went wrong while a drill ran: counted in full, told in part. */
export class Faults {
  private readonly counts = new Map<string, { count: number; readonly example: string }>();
  private readonly missedBars: string[] = [];

  /** With the first example of its kind. */
  add(fault: string, example = ''): void {
    const earlier = this.counts.get(fault);
    if (earlier === undefined) this.counts.set(fault, { count: 1, example });
    else earlier.count++;
  }

  check(isRight: boolean, fault: string): void {
    if (!isRight) this.add(fault);
  }

  /** How soon, how much: what has to be so at full scale, and is not looked at in a smoke. */
  bar(isMet: boolean, fault: string): void {
    if (!isMet) this.missedBars.push(fault);
  }

  /** How many of a kind. */
  of(fault: string): number {
    return this.counts.get(fault)?.count ?? 0;
  }

  get count(): number {
    return [...this.counts.values()].reduce((sum, { count }) => sum + count, 0);
  }

  get lines(): string[] {
    const lines = [...this.counts].slice(0, linesTold);
    return lines.map(
      ([fault, { count, example }]) =>
        `${count === 1 ? '' : `${count} × `}${fault}${example === '' ? '' : `, such as ${example}`}`,
    );
  }

  verdict(figure: string, bar: string): Verdict {
    return { figure, bar, ok: this.count === 0, faults: this.lines, missedBars: this.missedBars };
  }
}

/** The value below which so many of a hundred lie. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}
