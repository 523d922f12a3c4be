/** What is done with one message of a worker. */
type Kill = 'before' | 'after';

/** Every message that a worker sends to where something is kept, numbered; at one of them it is killed. */
export class Points {
  private seen: string[] = [];
  private at: { readonly number: number; readonly kill: Kill } | undefined;
  private isCounting = false;
  private killed = false;

  constructor(private readonly killWorker: () => Promise<void>) {}

  /** From now on the count starts again, and the worker dies just before or just after the one with this number, from 1. */
  arm(number: number, kill: Kill): void {
    this.seen = [];
    this.killed = false;
    this.isCounting = true;
    this.at = { number, kill };
  }

  /** What was seen since; whether it came so far as to be killed. */
  disarm(): { readonly seen: readonly string[]; readonly killed: boolean } {
    this.isCounting = false;
    return { seen: this.seen, killed: this.killed };
  }

  /** To be asked before a message is handed on. */
  next(label: string): 'pass' | Kill {
    if (!this.isCounting || this.killed) return 'pass';
    this.seen.push(label);
    if (this.seen.length !== this.at?.number) return 'pass';
    this.killed = true;
    return this.at.kill;
  }

  /** Resolves when the process is gone: nothing more comes from it. */
  kill(): Promise<void> {
    return this.killWorker();
  }
}
