import type { ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';
import { RateLimitExceeded } from '#errors';
import { Config } from '#runtime';
import { limitedNetwork } from './limited-network.js';

interface Bucket {
  readonly size: number;
  tokens: number;
  at: number;
}

const largest = 50_000;
/** Of so many that were not asked for lately, one has to make room. */
const lookedThrough = 32;
const mostAtOnce = 32;
const secondsOfMinute = 60;

/** Wrong keys from one address: each costs a query. An application with an old key must not lock out its neighbours. */
const wrongKeysPerMinute = 1_000;

/** Steps of signing in, from one address: each costs a write, and some a question to the provider. */
const signInsPerMinute = 1_000;

/** Origins that this process does not know, from one address: each costs a query. */
const unknownOriginsPerMinute = 1_000;

/** What tells who somebody is, by a key of theirs, of a whole family of organizations: enough for payments, too little to go through a list. */
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

  takeLookUp(organizationId: string): void {
    this.filled(`look-ups of ${organizationId}`, lookUpsPerMinute).tokens -= 1;
  }

  /** Before the database is asked for a key. Right ones cost nothing, so that many at once are no reason to wait. */
  refuseAfterWrongKeys(address: string): void {
    this.filled(wrongKeysOf(address), wrongKeysPerMinute);
  }

  countWrongKey(address: string): void {
    this.filled(wrongKeysOf(address), wrongKeysPerMinute).tokens -= 1;
  }

  takeSignIn(address: string): void {
    this.filled(`sign-ins from ${limitedNetwork(address)}`, signInsPerMinute).tokens -= 1;
  }

  /** Before the database is asked for an origin. A page that is refused here would not be told so by its browser. */
  mayAskForOrigin(address: string): boolean {
    try {
      this.filled(`origins from ${limitedNetwork(address)}`, unknownOriginsPerMinute).tokens -= 1;
      return true;
    } catch {
      return false;
    }
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
    const bucket = this.refilled(name, size);
    const missing = 1 - bucket.tokens;
    if (missing > 0) throw new RateLimitExceeded(Math.max(1, Math.ceil((missing / size) * secondsOfMinute)));
    return bucket;
  }

  /** Those that were asked for last come last. */
  private refilled(name: string, size: number): Bucket {
    const now = performance.now();
    const known = this.buckets.get(name);
    const bucket = known ?? { size, tokens: size, at: now };
    bucket.tokens = tokensAt(bucket, now);
    bucket.at = now;
    if (known !== undefined) this.buckets.delete(name);
    else if (this.buckets.size >= largest) this.forgetOne(now);
    this.buckets.set(name, bucket);
    return bucket;
  }

  /** The fullest of the oldest: a caller who has to wait must not be let off because many others came. */
  private forgetOne(now: number): void {
    let fullest = { name: '', share: -1 };
    let seen = 0;
    for (const [name, bucket] of this.buckets) {
      const share = tokensAt(bucket, now) / bucket.size;
      if (share > fullest.share) fullest = { name, share };
      if (share === 1 || ++seen === lookedThrough) break;
    }
    this.buckets.delete(fullest.name);
  }
}

function tokensAt({ size, tokens, at }: Bucket, now: number): number {
  return Math.min(size, tokens + ((now - at) / 1000 / secondsOfMinute) * size);
}

function wrongKeysOf(address: string): string {
  return `wrong keys of ${limitedNetwork(address)}`;
}
