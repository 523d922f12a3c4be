import { performance } from 'node:perf_hooks';

export interface LoopOptions {
  /** One round of the work. Returns in how many milliseconds, at the latest, there is more to do; `Infinity` to wait for `wake`. */
  readonly step: () => Promise<number>;
  /** Between the beginnings of two rounds, so that work that arrives close together is done together. */
  readonly atLeastMilliseconds: number;
  readonly failed: (cause: unknown) => void;
}

const afterFailureMilliseconds = 1_000;

/** Continuous work in this process: a round whenever it is woken or due, never two at once, with a pause after a failure. */
export class Loop {
  private readonly done: Promise<void>;
  private stopping = false;
  private woken = false;
  private interrupt: () => void = () => undefined;

  constructor(private readonly options: LoopOptions) {
    this.done = this.run();
  }

  /** There is something to do now. */
  readonly wake = (): void => {
    this.woken = true;
    this.interrupt();
  };

  /** Resolves when the current round has ended; no other begins. */
  async stop(): Promise<void> {
    this.stopping = true;
    this.interrupt();
    await this.done;
  }

  private async run(): Promise<void> {
    while (!this.stopping) {
      const begun = performance.now();
      this.woken = false;
      const next = await this.options.step().catch((cause: unknown) => {
        this.options.failed(cause);
        return undefined;
      });
      const rest = this.options.atLeastMilliseconds - (performance.now() - begun);
      if (next === undefined) await this.pause(afterFailureMilliseconds, false);
      else {
        if (next > rest) await this.pause(next, true);
        const left = this.options.atLeastMilliseconds - (performance.now() - begun);
        if (left > 0) await this.pause(left, false);
      }
    }
  }

  /** Ends early when the loop is stopped, and, if it may, when it is woken. */
  private async pause(milliseconds: number, wakeable: boolean): Promise<void> {
    if (this.stopping || (wakeable && this.woken)) return;
    await new Promise<void>((resolve) => {
      const timer = Number.isFinite(milliseconds) ? setTimeout(resolve, milliseconds) : undefined;
      this.interrupt = () => {
        if (!this.stopping && !(wakeable && this.woken)) return;
        clearTimeout(timer);
        resolve();
      };
    });
    this.interrupt = () => undefined;
  }
}
