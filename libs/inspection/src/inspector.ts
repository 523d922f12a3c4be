import { createHash } from 'node:crypto';
import { Injectable, type OnApplicationShutdown, Optional } from '@nestjs/common';
import { Config, ThreadOnDemand } from '#runtime';
import { type Confinement, strictestConfinement } from './processes/confinement.js';
import { type InspectionLimits, drawnWithinMilliseconds, limits } from './processes/limits.js';
import { ProcessPool } from './processes/process-pool.js';
import { RecentInspections } from './recent-inspections.js';
import type { PageDrawing, WantedPage } from './results/drawing.js';
import type { Inspection, Readable } from './results/inspection.js';

export interface KeptFile {
  readonly contentType: string;
  readonly bytes: Uint8Array;
  /** Of its bytes. */
  readonly sha256: Buffer;
}

/** Opens files of strangers in processes of their own. No content makes it throw: at worst the file is unreadable. */
@Injectable()
export class Inspector implements OnApplicationShutdown {
  /** How its processes are kept from everything else. Found out once. */
  readonly confinement: () => Promise<Confinement>;
  private readonly inspecting: ProcessPool;
  /** A person waits for a drawing, so it does not queue behind inspections. */
  private readonly drawing: ProcessPool;
  private readonly recent = new RecentInspections();
  private readonly comparing = new ThreadOnDemand({
    file: 'dist/libs/inspection/src/image-matching/answer-with-same-side.js',
  });
  private readonly isReading: boolean;
  private confined: Promise<Confinement> | undefined;

  constructor(config: Config, @Optional() most: InspectionLimits = limits) {
    this.confinement = () => (this.confined ??= strictestConfinement(foldersOf(config)));
    this.isReading = config.documentReading !== 'off';
    this.inspecting = new ProcessPool(config.inspectionProcesses, most, this.confinement);
    const mostDrawing = { ...most, openedWithinMilliseconds: drawnWithinMilliseconds };
    this.drawing = new ProcessPool(1, mostDrawing, this.confinement);
  }

  /** `owner` is the organization whose file it is. To hash ten megabytes stops everybody for 14 ms: see `inspectKept`. */
  inspect(
    owner: string,
    contentType: string,
    bytes: Uint8Array,
    wanted: readonly Readable[] = [],
  ): Promise<Inspection> {
    return this.inspectKept(owner, { contentType, bytes, sha256: createHash('sha256').update(bytes).digest() }, wanted);
  }

  /** The same for a file whose hash was made when it came. */
  inspectKept(
    owner: string,
    { contentType, bytes, sha256 }: KeptFile,
    wanted: readonly Readable[] = [],
  ): Promise<Inspection> {
    const task = { contentType, bytes, wanted: this.isReading ? wanted : [] };
    return this.recent.of(owner, { ...task, sha256 }, () => this.inspecting.use(owner, (free) => free.inspect(task)));
  }

  /** Whether two pictures show the same side of a document. Undefined unless the keypoints of both were read. */
  async showSameSide(one: Inspection, other: Inspection): Promise<boolean | undefined> {
    const [first, second] = [one, other].map((each) =>
      each.kind === 'unreadable' || each.readings.keypoints.outcome !== 'read'
        ? undefined
        : each.readings.keypoints.value,
    );
    return first === undefined || second === undefined ? undefined : this.comparing.ask([first, second]);
  }

  /** A copy that holds nothing but what can be seen: of all of it, or a picture of one page. */
  draw(owner: string, contentType: string, bytes: Uint8Array, page?: WantedPage): Promise<PageDrawing> {
    return this.drawing.use(owner, (free) => free.draw({ contentType, bytes, page }));
  }

  /** Pending inspections fail: their jobs are repeated when the service is back. */
  onApplicationShutdown(): Promise<void> {
    this.recent.forgetAll();
    for (const pool of [this.inspecting, this.drawing]) pool.shutDown();
    return this.comparing.end();
  }
}

/** Where keys and documents are. */
function foldersOf({ dataDir, objectStore, objectStoreFormer }: Config): string[] {
  const folders = [objectStore, objectStoreFormer].map((place) =>
    place?.kind === 'folder' ? place.folder : undefined,
  );
  return [dataDir, ...folders.filter((folder) => folder !== undefined)];
}
