import { Injectable } from '@nestjs/common';
import { Broadcast } from '#database';
import { BoundedMap } from '#runtime';

/** How it is announced that a key, a session of a person, or what a person may do, is as it was no longer. */
export const endings = { key: 'keyRevoked', session: 'staffSessionEnded', person: 'staffChanged' } as const;

/** More than end while a request lasts. */
const remembered = 10_000;

/** Tells what goes on for long, such as a stream, that the key or session it began with has ended. */
@Injectable()
export class EndedAccess {
  private readonly listeners: ((id: string | undefined) => void)[] = [];
  /** When the end of each was heard. */
  private readonly heardAt = new BoundedMap<string, number>(remembered);
  private missedAt = -Infinity;

  constructor(private readonly broadcast: Broadcast) {
    for (const topic of Object.values(endings))
      broadcast.listen(topic, { hear: (id) => this.tell(id), resync: () => this.tell(undefined) });
  }

  /** Whether an end would be heard at present: what goes on for long has to pause where it would not. */
  get isHeard(): boolean {
    return this.broadcast.isHearing;
  }

  /** With the id of the key, the session or the person; with none where any may have ended unheard. */
  onEnded(listener: (id: string | undefined) => void): void {
    this.listeners.push(listener);
  }

  /** Whether one of these ended, or may have unheard, in this time until now: while a request was seen to, for example. */
  hasEndedWithin(milliseconds: number, ids: readonly string[]): boolean {
    const since = performance.now() - milliseconds;
    return this.missedAt >= since || ids.some((id) => (this.heardAt.get(id) ?? -Infinity) >= since);
  }

  private tell(id: string | undefined): void {
    if (id === undefined) this.missedAt = performance.now();
    else this.heardAt.set(id, performance.now());
    for (const listener of this.listeners) listener(id);
  }
}
