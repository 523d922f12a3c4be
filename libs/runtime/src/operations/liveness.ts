import { Injectable } from '@nestjs/common';
import { ServiceUnavailable } from '#errors';

/** What a process cannot go on without, and cannot bring back by itself: it has to be started again. */
@Injectable()
export class Liveness {
  private readonly checks = new Map<string, () => boolean>();

  add(name: string, isAlive: () => boolean): void {
    this.checks.set(name, isAlive);
  }

  /** Throws `ServiceUnavailable` when something is gone for good; the log has what. */
  check(): 'live' {
    const gone = [...this.checks].filter(([, isAlive]) => !isAlive()).map(([name]) => name);
    if (gone.length > 0)
      throw new ServiceUnavailable(new Error(`Start this process again: ${gone.join(', ')} stopped`));
    return 'live';
  }
}
