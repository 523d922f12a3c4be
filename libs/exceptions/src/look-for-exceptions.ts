import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '#database';
import { Clock } from '#runtime';
import type { ExceptionKind } from './exception-kind.js';
import { ExceptionReading } from './exception.reading.js';
import { Exceptions } from './exceptions.js';

/** For so long what somebody has begun about it may take. */
const leftInPeaceMilliseconds = 3_600_000;
const atOnce = 500;
const leastId = '00000000-0000-0000-0000-000000000000';

/** Opens what a kind finds, and ends what is over. Should two do so at once, each exception is there once. */
@Injectable()
export class LookForExceptions {
  constructor(
    private readonly exceptions: Exceptions,
    private readonly reading: ExceptionReading,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async of(kind: ExceptionKind): Promise<void> {
    if (kind.gone !== undefined) await this.endGone(kind);
    const since = new Date(this.clock.now().getTime() - leftInPeaceMilliseconds);
    for (const found of (await kind.find?.()) ?? [])
      await this.unitOfWork.run((tx) => this.exceptions.open(tx, found, since));
  }

  private async endGone(kind: ExceptionKind): Promise<void> {
    for (let after = leastId; ;) {
      const open = await this.reading.open(kind.kind, after, atOnce);
      for (const { exception, because } of open.length === 0 ? [] : ((await kind.gone?.(open)) ?? []))
        await this.unitOfWork.run((tx) => this.exceptions.goneBy(tx, exception, because));
      const last = open.at(-1);
      if (last === undefined || open.length < atOnce) return;
      after = last.id;
    }
  }
}
