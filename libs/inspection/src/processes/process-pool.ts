import type { Confinement } from './confinement.js';
import { InspectingProcess } from './inspecting-process.js';
import type { InspectionLimits } from './limits.js';

/** After this long without work, the processes are ended to free their memory. */
const idleMilliseconds = 60_000;

/** Processes that work on one file each. Who comes while all are busy waits for its turn. */
export class ProcessPool {
  private readonly idle: InspectingProcess[];
  private readonly all: readonly InspectingProcess[];
  private readonly waiting: ((free: InspectingProcess) => void)[] = [];
  private rest: NodeJS.Timeout | undefined;
  private isShutDown = false;

  constructor(size: number, limits: InspectionLimits, confinement: () => Promise<Confinement>) {
    this.all = Array.from({ length: size }, () => new InspectingProcess(limits, confinement));
    this.idle = [...this.all];
  }

  async use<T>(work: (free: InspectingProcess) => Promise<T>): Promise<T> {
    const free = this.idle.pop() ?? (await new Promise<InspectingProcess>((resolve) => this.waiting.push(resolve)));
    clearTimeout(this.rest);
    try {
      if (this.isShutDown) throw new Error('The service is being shut down');
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

  private giveBack(free: InspectingProcess): void {
    const next = this.waiting.shift();
    if (next !== undefined) return next(free);
    this.idle.push(free);
    if (this.idle.length < this.all.length) return;
    this.rest = setTimeout(() => this.all.forEach((one) => one.end()), idleMilliseconds);
    this.rest.unref();
  }
}
