import { Injectable } from '@nestjs/common';
import { Clock, Ids } from '#runtime';

/** When and under which number the sandbox tells of money. */
@Injectable()
export class SandboxTime {
  constructor(
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  in(seconds: number): Date {
    return new Date(this.clock.now().getTime() + seconds * 1_000);
  }

  /** Of a movement that nobody has named. */
  reference(): string {
    return this.ids.next().replaceAll('-', '');
  }
}
