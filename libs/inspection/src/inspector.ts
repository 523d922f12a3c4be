import { Injectable, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { Config } from '#runtime';
import { type Confinement, strictestConfinement } from './processes/confinement.js';
import { type InspectionLimits, drawnWithinMilliseconds, limits } from './processes/limits.js';
import { ProcessPool } from './processes/process-pool.js';
import { RecentInspections } from './recent-inspections.js';
import type { Drawing } from './results/drawing.js';
import type { Inspection, Readable } from './results/inspection.js';

/** Opens files of strangers in processes of their own. No content makes it throw: at worst the file is unreadable. */
@Injectable()
export class Inspector implements OnApplicationShutdown {
  /** How its processes are kept from everything else. Found out once. */
  readonly confinement: () => Promise<Confinement>;
  private readonly inspecting: ProcessPool;
  /** A person waits for a drawing, so it does not queue behind inspections. */
  private readonly drawing: ProcessPool;
  private readonly recent = new RecentInspections();
  private readonly isReading: boolean;
  private confined: Promise<Confinement> | undefined;

  constructor(config: Config, @Optional() most: InspectionLimits = limits) {
    this.confinement = () => (this.confined ??= strictestConfinement(foldersOf(config)));
    this.isReading = config.documentReading !== 'off';
    this.inspecting = new ProcessPool(config.inspectionProcesses, most, this.confinement);
    const mostDrawing = { ...most, openedWithinMilliseconds: drawnWithinMilliseconds };
    this.drawing = new ProcessPool(1, mostDrawing, this.confinement);
  }

  /** `owner` is the organization whose file it is. */
  inspect(
    owner: string,
    contentType: string,
    bytes: Uint8Array,
    wanted: readonly Readable[] = [],
  ): Promise<Inspection> {
    const task = { contentType, bytes, wanted: this.isReading ? wanted : [] };
    return this.recent.of(owner, task, () => this.inspecting.use(owner, (free) => free.inspect(task)));
  }

  /** A copy that holds nothing but what can be seen. */
  draw(owner: string, contentType: string, bytes: Uint8Array): Promise<Drawing> {
    return this.drawing.use(owner, (free) => free.draw({ contentType, bytes }));
  }

  /** Pending inspections fail: their jobs are repeated when the service is back. */
  onApplicationShutdown(): void {
    this.recent.forgetAll();
    for (const pool of [this.inspecting, this.drawing]) pool.shutDown();
  }
}

/** Where keys and documents are. */
function foldersOf({ dataDir, objectStore }: Config): string[] {
  const folder = objectStore.slice('file:'.length);
  return folder === '' ? [dataDir] : [dataDir, folder];
}
