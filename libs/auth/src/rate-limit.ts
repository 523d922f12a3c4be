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
    const now = performance.now();
    const perMillisecond = this.size / 60_000;
    const bucket = this.buckets.get(keyId) ?? this.newBucket(keyId, now);
    bucket.tokens = Math.min(this.size, bucket.tokens + (now - bucket.at) * perMillisecond);
    bucket.at = now;
    if (bucket.tokens < 1)
      throw new RateLimitExceeded(Math.max(1, Math.ceil((1 - bucket.tokens) / perMillisecond / 1000)));
    bucket.tokens -= 1;
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

  private newBucket(keyId: string, at: number): Bucket {
    if (this.buckets.size >= largest) this.buckets.clear();
    const bucket = { tokens: this.size, at };
    this.buckets.set(keyId, bucket);
    return bucket;
  }
}
