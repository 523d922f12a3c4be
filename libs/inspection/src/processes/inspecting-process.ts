import { type ChildProcess, fork } from 'node:child_process';
import type { Inspection } from '../results/inspection.js';
import type { Limits } from './limits.js';
import { Watch } from './process-watch.js';
import type { Task, WorkerNews } from './task.js';
import { workerEnvironment, workerFile } from './worker-file.js';
import { withoutCoreDumps } from './without-core-dumps.js';

const startedWithinMilliseconds = 60_000;

/** A process that opens one file after the other. Who takes too long or too much is ended: the next file gets a new one. */
export class InspectingProcess {
  private child: ChildProcess | undefined;

  constructor(private readonly limits: Limits) {}

  /**
   * What a file holds never makes it fail: what kills two processes is unreadable, and what was found until then counts.
   * Of one alone nobody knows whether it was the file, or whoever needed memory or was looking for something else to end.
   */
  async inspect(task: Task): Promise<Inspection> {
    const first = await this.attempt(task);
    if (!first.isToRepeat) return first.inspection;
    const second = await this.attempt(task);
    return second.inspection.kind === 'unreadable' ? first.inspection : second.inspection;
  }

  /** What it works on fails, as nobody has said anything of it. */
  end(): void {
    if (this.child !== undefined) endGroup(this.child);
    this.child = undefined;
  }

  private async attempt(task: Task): Promise<Attempt> {
    const child = await this.started();
    const watch = new Watch(child, this.limits, () => endGroup(child));
    child.send(task);
    const inspection = await watch.outcome;
    if (this.child !== child) throw new Error('The process that opens documents was ended');
    if (watch.hasEnded) this.child = undefined;
    return { inspection, isToRepeat: watch.isGone || watch.isStill };
  }

  private async started(): Promise<ChildProcess> {
    if (this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null) return this.child;
    const child = fork(workerFile(), [], {
      env: workerEnvironment,
      serialization: 'advanced',
      // Whatever it prints may come out of a document: none of it reaches the log.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // The leader of a group, so that the programs that it starts end with it.
      detached: true,
      ...withoutCoreDumps([`--max-old-space-size=${Math.floor(this.limits.mostMegabytes / 2)}`]),
    });
    this.child = child;
    await isReady(child);
    // It is waited for while it works, and by nobody else.
    child.unref();
    child.channel?.unref();
    return child;
  }
}

interface Attempt {
  readonly inspection: Inspection;
  /** It ended by itself, or was ended because it stood still. */
  readonly isToRepeat: boolean;
}

async function isReady(child: ChildProcess): Promise<void> {
  const timer = setTimeout(() => endGroup(child), startedWithinMilliseconds);
  const failure = new Error('The process that opens documents does not start');
  try {
    await new Promise<void>((resolve, reject) => {
      child.once('message', (news: WorkerNews) => ('ready' in news ? resolve() : reject(failure)));
      child.once('error', reject);
      child.once('exit', () => reject(failure));
    });
  } finally {
    clearTimeout(timer);
  }
}

function endGroup({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended already.
  }
}
