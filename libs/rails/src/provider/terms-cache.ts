import type { FiatAndRailCode, TokenSymbol } from '#contracts';
import type { Clock } from '#runtime';

interface Kept<T> {
  readonly until: number;
  readonly terms: Promise<T | undefined>;
}

const keptMilliseconds = 30_000;

/** All that is quoted within some seconds is quoted by one answer. */
export class TermsCache<T> {
  private readonly kept = new Map<string, Kept<T>>();

  constructor(private readonly clock: Clock) {}

  of(code: FiatAndRailCode, token: TokenSymbol, ask: () => Promise<T | undefined>): Promise<T | undefined> {
    const key = `${code} ${token}`;
    const now = this.clock.now().getTime();
    const known = this.kept.get(key);
    if (known !== undefined && now < known.until) return known.terms;
    const kept: Kept<T> = { until: now + keptMilliseconds, terms: ask() };
    this.kept.set(key, kept);
    kept.terms.catch(() => {
      if (this.kept.get(key) === kept) this.kept.delete(key);
    });
    return kept.terms;
  }
}
