import {
  type Inspection,
  type Unreadable,
  mostCharacters,
  mostPagesRead,
  readable,
  reasons,
  unread,
} from '../results/inspection.js';
import { agreedNews } from './agreed-news.js';
import { type PageDrawing, mostDrawnBytes } from '../results/drawing.js';
import { ShapeRefused } from './shapes.js';
import type { InspectingChild } from './inspecting-child.js';
import { type InspectionLimits, mostPatience } from './limits.js';
import { megabytesOf, waitOf, workOf } from './process-usage.js';
import type { InspectionProgress, TaskNews } from './task.js';

const unreadable: Unreadable = { kind: 'unreadable' };
const lookEveryMilliseconds = 50;
/** When it is opened, after each reading and at the end; twice as many do no harm. */
const mostMessages = 2 * (readable.length + 2);
/** Two texts, and keypoints. */
const mostReadBytes = 4 * mostCharacters + 1024 * 1024;

/** What a result is, and what counts if the process ends before there is one. */
export interface Awaited<T> {
  /** Of one message. */
  readonly mostBytes: number;
  in(news: TaskNews): T | undefined;
  found(progress: InspectionProgress | undefined, reason: string): T;
}

export const awaitedInspection: Awaited<Inspection> = {
  mostBytes: mostReadBytes,
  in: (news) => ('done' in news ? news.done : undefined),
  /** What was read before it ended counts. */
  found: (progress, reason) => {
    if (progress === undefined) return unreadable;
    const { inspection, left } = progress;
    return { ...inspection, readings: { ...inspection.readings, ...unread(left, reason) } };
  },
};

export const awaitedDrawing: Awaited<PageDrawing> = {
  mostBytes: mostDrawnBytes,
  in: (news) => ('drawn' in news ? news.drawn : undefined),
  found: () => unreadable,
};

/** Watches the time and the memory that a process takes for one file, and ends it at the limit. */
export class ProcessWatch<T> {
  readonly outcome: Promise<T>;
  hasEnded = false;
  /** It ended without being ended here. */
  isGone = false;
  /** It was ended because it made next to no progress, for reasons other than the file. */
  isStill = false;
  private progress: InspectionProgress | undefined;
  private reason: string = reasons.ended;
  private readonly since = performance.now();
  private readonly workBefore: number | undefined;
  private readonly waitBefore: number;

  constructor(
    private readonly child: InspectingChild,
    private readonly limits: InspectionLimits,
    private readonly awaited: Awaited<T>,
  ) {
    this.workBefore = workOf(child.pid);
    this.waitBefore = waitOf(child.pid);
    this.outcome = new Promise((resolve) => {
      const looking = setInterval(() => this.look(), lookEveryMilliseconds);
      const received = (message: unknown): void => {
        const news = this.newsIn(message);
        if (news === undefined) return;
        if ('progress' in news) this.progress = news.progress;
        const result = this.awaited.in(news);
        if (result !== undefined) finish(result);
      };
      const gone = (): void => {
        this.isGone = !this.hasEnded;
        this.hasEnded = true;
        finish(this.awaited.found(this.progress, this.reason));
      };
      const finish = (result: T): void => {
        clearInterval(looking);
        child.process.off('exit', gone).off('error', gone);
        child.rest();
        resolve(result);
      };
      child.process.on('exit', gone).on('error', gone);
      child.channel.expect({
        messages: mostMessages,
        mostBytes: awaited.mostBytes,
        take: received,
        refuse: () => this.end(),
      });
    });
  }

  /** Whatever says something else than was agreed on is ended, and what was found before counts. */
  private newsIn(message: unknown): TaskNews | undefined {
    if (this.hasEnded) return undefined;
    try {
      return agreedNews(message);
    } catch (cause) {
      if (!(cause instanceof ShapeRefused)) throw cause;
      this.end();
      return undefined;
    }
  }

  private look(): void {
    this.isStill = this.standsStill();
    const isLate = this.isStill || this.worked() > this.mostMilliseconds();
    const isLarge = megabytesOf(this.child.pid) > this.limits.mostMegabytes;
    if (!isLate && !isLarge) return;
    this.reason = isLate ? reasons.late : reasons.large;
    this.end();
  }

  private end(): void {
    // Set at once: the next file must not go to a dying process.
    this.hasEnded = true;
    this.child.end();
  }

  /** By the clock if the system does not tell. */
  private worked(): number {
    if (this.workBefore === undefined) return performance.now() - this.since;
    return (workOf(this.child.pid) ?? 0) - this.workBefore;
  }

  /** Nobody stands still who waits for a processor. */
  private standsStill(): boolean {
    const most = this.mostMilliseconds();
    const sinceThen = performance.now() - this.since;
    if (sinceThen <= most * mostPatience || this.worked() > most) return false;
    return sinceThen - (waitOf(this.child.pid) - this.waitBefore) > most * mostPatience;
  }

  private mostMilliseconds(): number {
    const { openedWithinMilliseconds, readWithinMilliseconds, furtherPageMilliseconds } = this.limits;
    if (this.progress === undefined) return openedWithinMilliseconds;
    const { inspection } = this.progress;
    const pages = inspection.kind === 'pdf' ? Math.min(mostPagesRead, inspection.pages) : 1;
    return readWithinMilliseconds + Math.max(0, pages - 1) * furtherPageMilliseconds;
  }
}
