import { Injectable } from '@nestjs/common';
import { Listening } from '#database';
import { Signal } from '#runtime';

const channel = 'gatehouse_log';

/** Raised when events were given their positions, in whichever process, or when that may have gone unheard. */
@Injectable()
export class LogGrown extends Signal {
  constructor(private readonly listening: Listening) {
    super();
    const hear = (): void => this.raise();
    listening.on(channel, { hear, resync: hear });
  }

  /** All processes, as each has followers of its own. */
  tell(): void {
    this.listening.tell(channel, '');
  }
}
