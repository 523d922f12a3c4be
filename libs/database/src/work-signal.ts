import { Signal } from '#runtime';
import type { Listening } from './listening.js';
import type { Tx } from './tx.js';

/**
 * There is something to do, in whichever process. One that does such work itself begins at once and keeps it to itself; one that
 * does not tells the others. What goes unheard is found by those who look every second.
 */
export class WorkSignal extends Signal {
  /** Before the process has begun to listen. */
  constructor(
    private readonly listening: Listening,
    private readonly channel: string,
  ) {
    super();
    listening.on(channel, { hear: () => super.raise(), resync: () => super.raise() });
  }

  override raise(): void {
    if (this.isHeard) super.raise();
    else this.listening.tell(this.channel, '');
  }

  /** Once it is committed. */
  raiseAfter(tx: Tx): void {
    tx.afterCommit(async () => this.raise());
  }
}
