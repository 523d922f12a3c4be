import type { JobQueue, TakenJob } from './job-queue.js';
import { Loop } from './loop.js';

export interface LaneOptions {
  readonly queue: Pick<JobQueue, 'take' | 'giveBack' | 'finish' | 'fail'>;
  /** The kinds of jobs. */
  readonly names: readonly string[];
  /** How many are done at once. */
  readonly most: number;
  readonly perform: (job: TakenJob) => Promise<void>;
  /** The database does not answer; it is asked again. */
  readonly unreachable: (cause: unknown) => void;
}

const lookEveryMilliseconds = 1_000;
const tryAgainMilliseconds = 500;
/** Several times what asking the database may take. */
const stuckAfterMilliseconds = 5 * 60_000;

/** Does so many jobs at once, whenever there are some: it looks when it is told, and every second anyway. */
export class Lane {
  private readonly running = new Map<string, Promise<void>>();
  /** A question was not answered: jobs may have been given that nobody heard of. */
  private answerLost = false;
  private readonly loop: Loop;
  private lookedAt = performance.now();
  private closing = false;

  constructor(private readonly options: LaneOptions) {
    this.loop = new Loop({ step: () => this.look(), atLeastMilliseconds: 0, failed: options.unreachable });
  }

  readonly wake = (): void => this.loop.wake();

  /** It looks again and again, whether the database answers or not; otherwise nobody does these jobs any more. */
  get isStuck(): boolean {
    return performance.now() - this.lookedAt > stuckAfterMilliseconds;
  }

  /** Once what has begun has ended. */
  async stop(): Promise<void> {
    this.closing = true;
    await this.loop.stop();
    await Promise.all(this.running.values());
  }

  private async look(): Promise<number> {
    this.lookedAt = performance.now();
    const { queue, names, most } = this.options;
    const free = most - this.running.size;
    if (free === 0) return lookEveryMilliseconds;
    if (this.answerLost) await queue.giveBack(names, [...this.running.keys()]);
    this.answerLost = true;
    const jobs = await queue.take(names, free);
    this.answerLost = false;
    for (const job of jobs) this.begin(job);
    return jobs.length > 0 && this.running.size < most ? 0 : lookEveryMilliseconds;
  }

  private begin(job: TakenJob): void {
    const done = this.done(job).finally(() => {
      this.running.delete(job.id);
      this.wake();
    });
    this.running.set(job.id, done);
  }

  private async done(job: TakenJob): Promise<void> {
    const failure = await this.options.perform(job).then(
      () => undefined,
      (cause: unknown) => String(cause instanceof Error ? cause.message : cause),
    );
    const { queue } = this.options;
    await this.written(() => (failure === undefined ? queue.finish(job) : queue.fail(job, failure)));
  }

  /** Until the database answers again: a job whose end is not written would be done once more. */
  private async written(write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        await write();
        return;
      } catch (cause) {
        this.options.unreachable(cause);
        if (this.closing) return;
        await new Promise((resolve) => setTimeout(resolve, tryAgainMilliseconds));
      }
    }
  }
}
