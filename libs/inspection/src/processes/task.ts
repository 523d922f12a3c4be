import type { PageDrawing, WantedPage } from '../results/drawing.js';
import type { Inspection, Readable, Unreadable } from '../results/inspection.js';

export interface InspectionTask {
  readonly contentType: string;
  readonly bytes: Uint8Array;
  readonly wanted: readonly Readable[];
}

export interface DrawingTask {
  readonly contentType: string;
  readonly bytes: Uint8Array;
  readonly page?: WantedPage | undefined;
}

/** What a worker process is told to do. */
export type WorkerTask = { readonly inspect: InspectionTask } | { readonly draw: DrawingTask };

/** What is known of a file so far, and which readings are left. */
export interface InspectionProgress {
  readonly inspection: Exclude<Inspection, Unreadable>;
  readonly left: readonly Readable[];
}

/** What a worker process reports about its file. */
export type TaskNews =
  { readonly progress: InspectionProgress } | { readonly done: Inspection } | { readonly drawn: PageDrawing };

/** All messages of a worker process. */
export type WorkerNews = { readonly ready: true } | TaskNews;
