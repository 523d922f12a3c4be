import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '#runtime';

/** Times and numbers of what the sandbox reports. */
@Injectable()
export class SandboxTime {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  in(seconds: number): Date {
    return new Date(this.clock.now().getTime() + seconds * 1_000);
  }

  /** The number of a movement for which the caller gives none. */
  reference(): string {
    return this.ids.next().replaceAll('-', '');
  }
}
