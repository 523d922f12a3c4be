import { Injectable } from '@nestjs/common';
import { randomFillSync } from 'node:crypto';
import { isUUID } from 'class-validator';
import { Clock } from './clock.js';

/** An id from outside, in lower case as we store it. Undefined when it is not a UUID. */
export function readId(text: unknown): string | undefined {
  return typeof text === 'string' && isUUID(text) ? text.toLowerCase() : undefined;
}

/** No id that is given from then on is smaller. */
export function firstIdAt(at: Date): string {
  const time = Math.max(at.getTime(), 0).toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-0000-0000-000000000000`;
}

/** At which it was given. */
export function momentOf(id: string): Date {
  return new Date(Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16));
}

const randomBytesAtOnce = 8 * 512;

/**
 * UUIDv7: ordered by time, so that new rows land at the end of their index and "newest first" is
 * the order of ids. Within one process each is greater than the one before.
 */
@Injectable()
export class Ids {
  private readonly random = Buffer.alloc(randomBytesAtOnce);
  private used = randomBytesAtOnce;
  private millisecond = 0;
  private counter = 0;

  constructor(private readonly clock: Clock) {}

  next(): string {
    this.tick();
    const time = this.millisecond.toString(16).padStart(12, '0');
    const count = this.counter.toString(16).padStart(3, '0');
    const tail = this.randomTail();
    return `${time.slice(0, 8)}-${time.slice(8)}-7${count}-${tail.slice(0, 4)}-${tail.slice(4)}`;
  }

  /** The 12 bits after the time count within a millisecond; when they run out, the next millisecond is used. */
  private tick(): void {
    const now = this.clock.now().getTime();
    if (now > this.millisecond) {
      this.millisecond = now;
      this.counter = 0;
    } else if (++this.counter > 0xfff) {
      this.millisecond += 1;
      this.counter = 0;
    }
  }

  private randomTail(): string {
    if (this.used === randomBytesAtOnce) {
      randomFillSync(this.random);
      this.used = 0;
    }
    const bytes = this.random.subarray(this.used, this.used + 8);
    this.used += 8;
    bytes[0] = ((bytes[0] ?? 0) & 0x3f) | 0x80;
    return bytes.toString('hex');
  }
}
