import type { Confinement } from './confinement.js';
import { InspectingProcess } from './inspecting-process.js';
import type { InspectionLimits } from './limits.js';

/** After this long without work, the processes are ended to free their memory. */
const idleMilliseconds = 60_000;

interface Waiting {
  readonly owner: string;
  readonly take: (free: InspectingProcess) => void;
}

/**
 * Processes that work on one file each. Who comes while all are busy waits for its turn. None works for two owners: what
 * took it over by a file of the first learns nothing of the second, and answers nothing about it.
 */
export class ProcessPool {
  private readonly idle: InspectingProcess[];
  private readonly all: readonly InspectingProcess[];
  private readonly waiting: Waiting[] = [];
  private rest: NodeJS.Timeout | undefined;
  private isShutDown = false;

  constructor(size: number, limits: InspectionLimits, confinement: () => Promise<Confinement>) {
    this.all = Array.from({ length: size }, () => new InspectingProcess(limits, confinement));
    this.idle = [...this.all];
  }

  async use<T>(owner: string, work: (free: InspectingProcess) => Promise<T>): Promise<T> {
    const free =
      this.takeIdle(owner) ?? (await new Promise<InspectingProcess>((take) => this.waiting.push({ owner, take })));
    clearTimeout(this.rest);
    try {
      if (this.isShutDown) throw new Error('The service is being shut down');
      free.workFor(owner);
      return await work(free);
    } finally {
      this.giveBack(free);
    }
  }

  /** What is under way fails. */
  shutDown(): void {
    this.isShutDown = true;
    clearTimeout(this.rest);
    for (const one of this.all) one.end();
  }

  /** One that works for this owner already, else the one that has rested longest. */
  private takeIdle(owner: string): InspectingProcess | undefined {
    const own = this.idle.findIndex((one) => one.owner === owner);
    return this.idle.splice(Math.max(own, 0), 1)[0];
  }

  private giveBack(free: InspectingProcess): void {
    const next = this.waiting.shift();
    if (next !== undefined) return next.take(free);
    this.idle.push(free);
    if (this.idle.length < this.all.length) return;
    this.rest = setTimeout(() => this.all.forEach((one) => one.end()), idleMilliseconds);
    this.rest.unref();
  }
}
