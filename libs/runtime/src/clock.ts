import { Injectable } from '@nestjs/common';
import { Signal } from './signal.js';

/** The only source of time. In the sandbox it can be moved forward; in live it is the real time. */
@Injectable()
export class Clock {
  /** Raised when it was moved: what waits for a moment may have to happen now. */
  readonly moved = new Signal();
  private offsetMilliseconds = 0;

  get offset(): number {
    return this.offsetMilliseconds;
  }

  now(): Date {
    return this.nowWith(this.offsetMilliseconds);
  }

  /** What it shows as soon as its offset is that. */
  nowWith(offsetMilliseconds: number): Date {
    return new Date(Date.now() + offsetMilliseconds);
  }

  /** The moment at which a real clock, such as the database's, will show what ours shows at `at`. */
  toReal(at: Date): Date {
    return new Date(at.getTime() - this.offsetMilliseconds);
  }

  /** For the sandbox clock alone, which keeps the offset in the database. */
  setOffset(milliseconds: number): void {
    this.offsetMilliseconds = milliseconds;
    this.moved.raise();
  }
}
