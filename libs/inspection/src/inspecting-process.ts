import { type ChildProcess, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Task } from './inspect.js';
import type { Inspection } from './inspection.js';
import { workerFile } from './worker-file.js';
import type { WorkerNews } from './worker.js';

export interface Limits {
  /** Until it is known what it is. */
  readonly openedWithinMilliseconds: number;
  /** From then on, until all is read that was asked for. */
  readonly readWithinMilliseconds: number;
  readonly mostMegabytes: number;
}

const unreadable: Inspection = { kind: 'unreadable' };
const startedWithinMilliseconds = 60_000;
const lookEveryMilliseconds = 50;
/** Where programs are; nothing else of the service's environment is for the eyes of who opens strangers' files. */
const environment = { PATH: '/usr/local/bin:/opt/homebrew/bin:/usr/bin:/bin' };

/** A process that opens one file after the other. Who takes too long or too much is ended: the next file gets a new one. */
export class InspectingProcess {
  private child: ChildProcess | undefined;

  constructor(private readonly limits: Limits) {}

  /** Never fails: what kills the process is unreadable, and what was found until then counts. */
  async inspect(task: Task): Promise<Inspection> {
    const child = await this.started();
    const watch = new Watch(child, this.limits);
    child.send(task);
    const inspection = await watch.outcome;
    if (watch.hasEnded) this.child = undefined;
    return inspection;
  }

  end(): void {
    this.child?.kill('SIGKILL');
    this.child = undefined;
  }

  private async started(): Promise<ChildProcess> {
    if (this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null) return this.child;
    const child = fork(workerFile(), [], {
      env: environment,
      serialization: 'advanced',
      // Whatever it prints may come out of a document: none of it reaches the log.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: [`--max-old-space-size=${Math.floor(this.limits.mostMegabytes / 2)}`],
    });
    this.child = child;
    await isReady(child);
    // It is waited for while it works, and by nobody else.
    child.unref();
    child.channel?.unref();
    return child;
  }
}

async function isReady(child: ChildProcess): Promise<void> {
  const timer = setTimeout(() => child.kill('SIGKILL'), startedWithinMilliseconds);
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('error', reject);
      child.once('exit', () => reject(new Error('The process that opens documents does not start')));
    });
  } finally {
    clearTimeout(timer);
  }
}

/** Looks after one file: its time, and the memory of the process. */
class Watch {
  readonly outcome: Promise<Inspection>;
  hasEnded = false;
  private found: Inspection = unreadable;
  private readonly since = performance.now();
  private openedAt: number | undefined;

  constructor(
    private readonly child: ChildProcess,
    private readonly limits: Limits,
  ) {
    this.outcome = new Promise((resolve) => {
      const looking = setInterval(() => this.look(), lookEveryMilliseconds);
      const told = (news: WorkerNews): void => {
        if ('opened' in news) this.opened(news.opened);
        else if ('done' in news) finish(news.done);
      };
      const gone = (): void => {
        this.hasEnded = true;
        finish(this.found);
      };
      const finish = (inspection: Inspection): void => {
        clearInterval(looking);
        child.off('message', told).off('exit', gone).off('error', gone);
        resolve(inspection);
      };
      child.on('message', told).on('exit', gone).on('error', gone);
    });
  }

  private opened(inspection: Inspection): void {
    this.found = inspection;
    this.openedAt = performance.now();
  }

  private look(): void {
    const { openedWithinMilliseconds, readWithinMilliseconds, mostMegabytes } = this.limits;
    const [from, milliseconds] =
      this.openedAt === undefined ? [this.since, openedWithinMilliseconds] : [this.openedAt, readWithinMilliseconds];
    const isLate = performance.now() - from > milliseconds;
    if (isLate || megabytesOf(this.child.pid) > mostMegabytes) this.child.kill('SIGKILL');
  }
}

const pageBytes = 4_096;

/** What it really has in memory. Where the system does not tell, the limit of its heap is the only one. */
function megabytesOf(pid: number | undefined): number {
  try {
    const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
    return (pages * pageBytes) / (1024 * 1024);
  } catch {
    return 0;
  }
}
