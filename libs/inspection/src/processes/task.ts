import type { Inspection, Readable, Unreadable } from '../results/inspection.js';

export interface Task {
  readonly contentType: string;
  readonly bytes: Uint8Array;
  readonly wanted: readonly Readable[];
}

/** What is known of a file so far, and what is still to be read of it. */
export interface Progress {
  readonly inspection: Exclude<Inspection, Unreadable>;
  readonly left: readonly Readable[];
}

/** What a process that opens files tells of the one that it has got. */
export type TaskNews = { readonly progress: Progress } | { readonly done: Inspection };

/** What such a process says from its start on. */
export type WorkerNews = { readonly ready: true } | TaskNews;
