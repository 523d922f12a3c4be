import { Injectable } from '@nestjs/common';
import { Signal } from './signal.js';

/** The only source of time. In the sandbox it can be moved forward; in live it is the real time. */
@Injectable()
export class Clock {
  /** Raised when the clock was moved: what was due later may be due now. */
  readonly moved = new Signal();
  private offsetMilliseconds = 0;

  get offset(): number {
    return this.offsetMilliseconds;
  }

  now(): Date {
    return this.nowWith(this.offsetMilliseconds);
  }

  /** The time the clock will show once it has this offset. */
  nowWith(offsetMilliseconds: number): Date {
    return new Date(Date.now() + offsetMilliseconds);
  }

  /** When it will be, by a real clock such as the database's, that ours shows `at`. */
  toReal(at: Date): Date {
    return new Date(at.getTime() - this.offsetMilliseconds);
  }

  /** Only the sandbox clock calls this; it keeps the offset in the database. */
  setOffset(milliseconds: number): void {
    this.offsetMilliseconds = milliseconds;
    this.moved.raise();
  }
}
