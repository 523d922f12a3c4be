import { Injectable } from '@nestjs/common';
import { Listening, WorkSignal } from '#database';
import { Clock } from '#runtime';

/** Raised when a transfer is due now. Those that are due later are found when they are. */
@Injectable()
export class DueTransfers extends WorkSignal {
  constructor(listening: Listening, clock: Clock) {
    super(listening, 'gatehouse_transfers');
    clock.moved.onRaised(() => this.raise());
  }
}
