import { type ChildProcess, fork } from 'node:child_process';
import type { Inspection } from '../results/inspection.js';
import type { InspectionLimits } from './limits.js';
import { ProcessWatch } from './process-watch.js';
import type { InspectionTask, WorkerNews } from './task.js';
import { workerEnvironment, workerFile } from './worker-file.js';
import { withoutCoreDumps } from './without-core-dumps.js';

const startedWithinMilliseconds = 60_000;

/** A process that opens one file after the other. At its limits it is ended, and the next file gets a new one. */
export class InspectingProcess {
  private child: ChildProcess | undefined;

  constructor(private readonly limits: InspectionLimits) {}

  /**
   * No content makes it fail: a file that kills two processes is unreadable, and what was found before counts. If one
   * process dies, that may not be due to the file: the kernel may have needed memory.
   */
  async inspect(task: InspectionTask): Promise<Inspection> {
    const first = await this.attempt(task);
    if (!first.isToRepeat) return first.inspection;
    const second = await this.attempt(task);
    return second.inspection.kind === 'unreadable' ? first.inspection : second.inspection;
  }

  /** The current inspection fails, because nothing is known about the file. */
  end(): void {
    if (this.child !== undefined) endGroup(this.child);
    this.child = undefined;
  }

  private async attempt(task: InspectionTask): Promise<Attempt> {
    const child = await this.started();
    const watch = new ProcessWatch(child, this.limits, () => endGroup(child));
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
      // Output may contain parts of a document, so none of it reaches the log.
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      // Leads a process group, so that programs it starts end with it.
      detached: true,
      ...withoutCoreDumps([`--max-old-space-size=${Math.floor(this.limits.mostMegabytes / 2)}`]),
    });
    this.child = child;
    await isReady(child);
    // An idle worker does not keep the service alive.
    child.unref();
    child.channel?.unref();
    return child;
  }
}

interface Attempt {
  readonly inspection: Inspection;
  /** It died on its own, or was ended because it made no progress. */
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
