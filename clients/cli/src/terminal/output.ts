import { tableOf } from './table.js';

export interface Streams {
  readonly stdout: NodeJS.WriteStream;
  readonly stderr: NodeJS.WriteStream;
}

export type Row = Readonly<Record<string, string>>;

const spinnerFrames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'];
const frameMilliseconds = 80;
/** Shorter work shows nothing. */
const longMilliseconds = 400;

/** What is answered goes to stdout: tables for people, JSON for programs. What is said on the way goes to stderr. */
export class Output {
  constructor(
    private readonly streams: Streams,
    readonly isJson: boolean,
  ) {}

  /** Whether what is said on the way is read by a person, and not kept in a file. */
  get isWatched(): boolean {
    return this.streams.stderr.isTTY;
  }

  /** One thing, or what there is of it for people. */
  value(value: unknown, shown: Row): void {
    if (this.isJson) this.json(value);
    else
      this.text(
        tableOf(
          Object.entries(shown).map(([name, text]) => ({ name, text })),
          { head: false },
        ),
      );
  }

  /** Several, of which each is a row. */
  list<T>(items: readonly T[], rowOf: (item: T) => Row): void {
    if (this.isJson) this.json(items);
    else this.text(items.length === 0 ? 'There is nothing.' : tableOf(items.map(rowOf)));
  }

  /** One of those that come one after the other: a line each. */
  line(value: unknown, shown: string): void {
    this.streams.stdout.write(`${this.isJson ? JSON.stringify(value) : shown}\n`);
  }

  json(value: unknown): void {
    this.text(JSON.stringify(value, null, 2));
  }

  text(text: string): void {
    this.streams.stdout.write(`${text}\n`);
  }

  note(text: string): void {
    this.streams.stderr.write(`${text}\n`);
  }

  /** Shows that something is going on, where it takes long and somebody looks. */
  async during<T>(what: string, work: Promise<T>): Promise<T> {
    const { stderr } = this.streams;
    if (!stderr.isTTY) return work;
    let frame = 0;
    const begun = performance.now();
    const timer = setInterval(() => {
      if (performance.now() - begun < longMilliseconds) return;
      stderr.write(`\r${spinnerFrames[frame++ % spinnerFrames.length] ?? ''} ${what} `);
    }, frameMilliseconds);
    try {
      return await work;
    } finally {
      clearInterval(timer);
      if (frame > 0) stderr.write('\r\u001b[K');
    }
  }
}
