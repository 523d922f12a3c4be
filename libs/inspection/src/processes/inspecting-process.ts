import type { PageDrawing } from '../results/drawing.js';
import type { Inspection } from '../results/inspection.js';
import { type Confinement, confinementHere } from './confinement.js';
import { InspectingChild } from './inspecting-child.js';
import type { InspectionLimits } from './limits.js';
import { type Awaited, ProcessWatch, awaitedDrawing, awaitedInspection } from './process-watch.js';
import { nodeProgram } from './program.js';
import type { DrawingTask, InspectionTask, WorkerTask } from './task.js';

const startedWithinMilliseconds = 60_000;
const ended = 'The process that opens documents was ended';

/** A process that opens one file after the other. At its limits it is ended, and the next file gets a new one. */
export class InspectingProcess {
  /** Whose files it opens. */
  owner: string | undefined;
  private child: InspectingChild | undefined;
  private endings = 0;

  constructor(
    private readonly limits: InspectionLimits,
    private readonly confinement: () => Promise<Confinement> = confinementHere,
    private readonly program = nodeProgram,
  ) {}

  /**
   * No content makes it fail: a file that kills two processes is unreadable, and what was found before counts. If one
   * process dies, that may not be due to the file: the kernel may have needed memory.
   */
  inspect(task: InspectionTask): Promise<Inspection> {
    return this.twice({ inspect: task }, awaitedInspection);
  }

  /** The same goes for drawing. */
  draw(task: DrawingTask): Promise<PageDrawing> {
    return this.twice({ draw: task }, awaitedDrawing);
  }

  private async twice<T extends { readonly kind: string }>(task: WorkerTask, awaited: Awaited<T>): Promise<T> {
    const first = await this.attempt(task, awaited);
    if (!first.isToRepeat) return first.result;
    const second = await this.attempt(task, awaited);
    return second.result.kind === 'unreadable' ? first.result : second.result;
  }

  /** For another organization than before, it starts a new process. */
  workFor(owner: string): void {
    if (this.owner !== undefined && this.owner !== owner) this.leave();
    this.owner = owner;
  }

  /** The current inspection fails, because nothing is known about the file. */
  end(): void {
    this.leave();
    this.endings += 1;
  }

  private leave(): void {
    this.child?.end();
    this.child = undefined;
  }

  private async attempt<T>(task: WorkerTask, awaited: Awaited<T>): Promise<Attempt<T>> {
    const child = await this.started();
    const watch = new ProcessWatch(child, this.limits, awaited);
    void child.channel.sendInPieces(task);
    const result = await watch.outcome;
    if (this.child !== child) throw new Error(ended);
    if (watch.hasEnded) this.child = undefined;
    return { result, isToRepeat: watch.isGone || watch.isStill };
  }

  private async started(): Promise<InspectingChild> {
    if (this.child?.isRunning === true) return this.child;
    const { endings } = this;
    const confinement = await this.confinement();
    if (this.endings !== endings) throw new Error(ended);
    const flags = [`--max-old-space-size=${Math.floor(this.limits.mostMegabytes / 2)}`];
    const child = InspectingChild.start(confinement, this.program(), flags);
    this.child = child;
    const timer = setTimeout(() => child.end(), startedWithinMilliseconds);
    await child.isReady().finally(() => clearTimeout(timer));
    return child;
  }
}

interface Attempt<T> {
  readonly result: T;
  /** It died on its own, or was ended because it made no progress. */
  readonly isToRepeat: boolean;
}
