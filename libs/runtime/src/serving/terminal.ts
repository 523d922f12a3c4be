import type { Writable } from 'node:stream';
import type { DestinationStream } from 'pino';
import type { StartupProgress } from '../startup-progress.js';

const levels: Readonly<Record<number, string>> = { 40: 'warning', 50: 'error', 60: 'fatal' };

/** What a person at a terminal sees: progress while it starts, then only what needs attention. */
export class Terminal implements StartupProgress {
  constructor(private readonly out: Writable = process.stdout) {}

  report(step: string): void {
    this.print(`  ${this.dim('·')} ${step}`);
  }

  print(line = ''): void {
    this.out.write(`${line}\n`);
  }

  heading(name: string, about: string): void {
    this.print();
    this.print(`  ${this.strong(name)}  ${this.dim(about)}`);
    this.print();
  }

  facts(facts: readonly (readonly [name: string, value: string])[]): void {
    const width = Math.max(...facts.map(([name]) => name.length));
    for (const [name, value] of facts) this.print(`  ${this.dim(name.padEnd(width))}  ${value}`);
  }

  /** Log lines for people: warnings and errors, with the id by which to find them. */
  destination(): DestinationStream {
    return {
      write: (line) => {
        const entry = JSON.parse(line) as {
          level: number;
          msg?: string;
          errorInstanceId?: string;
          err?: { message?: string; stack?: string };
        };
        const level = levels[entry.level];
        if (level === undefined) return;
        const id = entry.errorInstanceId === undefined ? '' : this.dim(` (errorInstanceId ${entry.errorInstanceId})`);
        this.print(`  ${this.alarm(level)} ${entry.msg ?? ''}${id}`);
        if (entry.err !== undefined) this.print(this.dim(indented(entry.err.stack ?? entry.err.message ?? '')));
      },
    };
  }

  private strong(text: string): string {
    return `\u001b[1m${text}\u001b[22m`;
  }
  private dim(text: string): string {
    return `\u001b[2m${text}\u001b[22m`;
  }
  private alarm(text: string): string {
    return `\u001b[33m${text}\u001b[39m`;
  }
}

function indented(text: string): string {
  return text
    .split('\n')
    .map((line) => `    ${line}`)
    .join('\n');
}
