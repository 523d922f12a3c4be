import { Injectable } from '@nestjs/common';
import { Listening } from '#database';
import { Ids } from '#runtime';

/** The one that graphile-worker uses: processes of an earlier version hear it too. */
const channel = 'jobs:insert';

/** Tells that there are jobs: at once in this process, and others as well, since each does only so many at once. */
@Injectable()
export class JobSignal {
  private readonly wakes: (() => void)[] = [];
  private readonly identity: string;

  constructor(
    private readonly listening: Listening,
    ids: Ids,
  ) {
    this.identity = ids.next();
    listening.on(channel, {
      hear: (payload) => {
        if (!payload.includes(this.identity)) this.wake();
      },
      resync: () => this.wake(),
    });
  }

  onJobs(wake: () => void): void {
    this.wakes.push(wake);
  }

  readonly added = (): Promise<void> => {
    this.wake();
    // Earlier versions wake as many workers as it counts.
    this.listening.tell(channel, JSON.stringify({ count: 100, by: this.identity }));
    return Promise.resolve();
  };

  private wake(): void {
    for (const wake of this.wakes) wake();
  }
}
