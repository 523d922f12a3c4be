import { Injectable, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { Config } from '#runtime';
import { InspectingProcess } from './processes/inspecting-process.js';
import type { InspectionTask } from './processes/task.js';
import type { Inspection, Readable } from './results/inspection.js';
import { type InspectionLimits, limits } from './processes/limits.js';
import { RecentInspections } from './recent-inspections.js';

/** After this long without work, the processes are ended to free their memory. */
const idleMilliseconds = 60_000;

/** Opens files of strangers in processes of their own. No content makes it throw: at worst the file is unreadable. */
@Injectable()
export class Inspector implements OnApplicationShutdown {
  private readonly idle: InspectingProcess[];
  private readonly all: readonly InspectingProcess[];
  private readonly waiting: ((free: InspectingProcess) => void)[] = [];
  private readonly recent = new RecentInspections();
  private readonly isReading: boolean;
  private rest: NodeJS.Timeout | undefined;
  private isShutDown = false;

  constructor({ inspectionProcesses, documentReading }: Config, @Optional() most: InspectionLimits = limits) {
    this.isReading = documentReading !== 'off';
    this.all = Array.from({ length: inspectionProcesses }, () => new InspectingProcess(most));
    this.idle = [...this.all];
  }

  inspect(contentType: string, bytes: Uint8Array, wanted: readonly Readable[] = []): Promise<Inspection> {
    const task = { contentType, bytes, wanted: this.isReading ? wanted : [] };
    return this.recent.of(task, () => this.open(task));
  }

  /** Pending inspections fail: their jobs are repeated when the service is back. */
  onApplicationShutdown(): void {
    this.isShutDown = true;
    clearTimeout(this.rest);
    this.recent.forgetAll();
    for (const one of this.all) one.end();
  }

  private async open(task: InspectionTask): Promise<Inspection> {
    const free = this.idle.pop() ?? (await new Promise<InspectingProcess>((resolve) => this.waiting.push(resolve)));
    clearTimeout(this.rest);
    try {
      if (this.isShutDown) throw new Error('The service is being shut down');
      return await free.inspect(task);
    } finally {
      this.giveBack(free);
    }
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
