import type { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { RateLimitExceeded } from '#errors';
import { Config } from '#runtime';

interface Bucket {
  tokens: number;
  at: number;
}

const largest = 50_000;
const mostAtOnce = 32;

/** Wrong keys from one address: each costs a query. An application with an old key must not lock out its neighbours. */
const wrongKeysPerMinute = 1_000;

/** What tells who somebody is, by a key of theirs: enough for payments, too little to go through a list. */
const lookUpsPerMinute = 30;

/** A token bucket for each key, in this process. By real time: the sandbox clock fills no bucket. */
@Injectable()
export class RateLimit {
  private readonly buckets = new Map<string, Bucket>();
  private readonly inProgress = new Map<string, number>();
  private readonly size: number;

  constructor(config: Config) {
    this.size = config.requestsPerMinute;
  }

  take(keyId: string): void {
    this.filled(keyId, this.size).tokens -= 1;
  }

  takeLookUp(keyId: string): void {
    this.filled(`look-ups of ${keyId}`, lookUpsPerMinute).tokens -= 1;
  }

  /** Before the database is asked for a key. Right ones cost nothing, so that many at once are no reason to wait. */
  refuseAfterWrongKeys(address: string): void {
    this.filled(wrongKeysOf(address), wrongKeysPerMinute);
  }

  countWrongKey(address: string): void {
    this.filled(wrongKeysOf(address), wrongKeysPerMinute).tokens -= 1;
  }

  /** Limits concurrent requests of a session, which strangers hold: too many would leave no connections to others. */
  enter(id: string, answer: ServerResponse): void {
    const count = (this.inProgress.get(id) ?? 0) + 1;
    if (count > mostAtOnce) throw new RateLimitExceeded(1);
    this.inProgress.set(id, count);
    answer.once('close', () => this.leave(id));
  }

  private leave(id: string): void {
    const count = (this.inProgress.get(id) ?? 0) - 1;
    if (count > 0) this.inProgress.set(id, count);
    else this.inProgress.delete(id);
  }

  /** The bucket of that name, with something in it. */
  private filled(name: string, size: number): Bucket {
    const now = performance.now();
    const perMillisecond = size / 60_000;
    const bucket = this.buckets.get(name) ?? this.newBucket(name, { tokens: size, at: now });
    bucket.tokens = Math.min(size, bucket.tokens + (now - bucket.at) * perMillisecond);
    bucket.at = now;
    if (bucket.tokens < 1)
      throw new RateLimitExceeded(Math.max(1, Math.ceil((1 - bucket.tokens) / perMillisecond / 1000)));
    return bucket;
  }

  private newBucket(name: string, bucket: Bucket): Bucket {
    if (this.buckets.size >= largest) this.buckets.clear();
    this.buckets.set(name, bucket);
    return bucket;
  }
}

function wrongKeysOf(address: string): string {
  return `wrong keys of ${address}`;
}
