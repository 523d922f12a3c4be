import { Injectable } from '@nestjs/common';
import { Reads } from '#database';
import { Clock, BoundedMap } from '#runtime';
import { RateLimit } from '../limits/rate-limit.js';
import { readOrigin } from './origin.js';

/** How long an origin is allowed after a session named it: longer than the session, so that a page learns that it ended. */
export const originMilliseconds = 24 * 60 * 60 * 1000;

const largest = 10_000;
const lastNamed = 'SELECT named_at AS "namedAt" FROM widget_origin WHERE origin = $1 ORDER BY named_at DESC LIMIT 1';

/**
 * The origins of partners' pages: those that a session named in the last day. Only known origins are cached, up to a
 * limit, so that a new origin is allowed at once in every process. What is not known costs a query, of which an address
 * has so many a minute; beyond that the origin counts as unknown.
 */
@Injectable()
export class WidgetOrigins {
  private readonly known = new BoundedMap<string, Date>(largest);

  constructor(
    private readonly reads: Reads,
    private readonly clock: Clock,
    private readonly rateLimit: RateLimit,
  ) {}

  async isPartners(origin: string, address: string): Promise<boolean> {
    if (this.isFresh(this.known.get(origin))) return true;
    if (readOrigin(origin) !== origin || !this.rateLimit.mayAskForOrigin(address)) return false;
    const [row] = await this.reads.query<{ namedAt: Date }>(lastNamed, [origin]);
    if (row === undefined || !this.isFresh(row.namedAt)) return false;
    this.known.set(origin, row.namedAt);
    return true;
  }

  private isFresh(namedAt: Date | undefined): boolean {
    return namedAt !== undefined && this.clock.now().getTime() - namedAt.getTime() < originMilliseconds;
  }
}
