import type { SinkMessage } from './sink-message.js';

/** An engine that takes events, as long as its connection lasts. What failed once is closed, and another is opened. */
export interface EventSink {
  /** Not once its connection has ended. */
  readonly isOpen: boolean;
  /** Resolves once the engine has it for good. */
  publish(message: SinkMessage): Promise<void>;
  close(): Promise<void>;
}

/** `unreachable`: nobody answers there, or it ended. `refused`: it answers, and takes nothing. `unrouted`: no queue is bound to the exchange. */
export type SinkTrouble = 'unreachable' | 'refused' | 'unrouted';

export class SinkFailure extends Error {
  constructor(
    readonly trouble: SinkTrouble,
    options: ErrorOptions & { readonly message: string },
  ) {
    super(options.message, options);
  }
}

/** An engine that says nothing for so long is taken for gone. */
export const answersWithinMilliseconds = 5_000;
