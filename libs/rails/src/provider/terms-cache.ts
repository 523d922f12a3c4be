import type { FiatAndRailCode, TokenSymbol } from '#contracts';
import type { Clock } from '#runtime';

interface CachedTerms<T> {
  readonly until: number;
  readonly terms: Promise<T | undefined>;
}

const cachedMilliseconds = 30_000;

/** Quotes within some seconds share one answer of the provider; a failed answer is not cached. */
export class TermsCache<T> {
  private readonly cached = new Map<string, CachedTerms<T>>();

  constructor(private readonly clock: Clock) {}

  of(code: FiatAndRailCode, token: TokenSymbol, ask: () => Promise<T | undefined>): Promise<T | undefined> {
    const key = `${code} ${token}`;
    const now = this.clock.now().getTime();
    const known = this.cached.get(key);
    if (known !== undefined && now < known.until) return known.terms;
    const fresh: CachedTerms<T> = { until: now + cachedMilliseconds, terms: ask() };
    this.cached.set(key, fresh);
    fresh.terms.catch(() => {
      if (this.cached.get(key) === fresh) this.cached.delete(key);
    });
    return fresh.terms;
  }
}
