import type { ServerRefusal, Trouble } from '../api/trouble.js';

/** Requests before and after the upload of an answer; a retry repeats all of them. */
export interface SendHooks {
  before?(): Promise<void>;
  after?(): Promise<void>;
}

/** Told about every change. */
export interface JourneyListener {
  changed(): void;
  submitted(): void;
  failed(cause: Trouble | ServerRefusal): void;
  /** Something happened that nothing here expected. */
  broke(cause: unknown): void;
}
