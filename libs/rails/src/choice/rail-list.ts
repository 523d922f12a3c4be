import type { FiatCurrencyCode } from '#contracts';
import type { RailDrains } from '../drains/rail-drains.js';
import { ProviderFailed, asUnavailable } from '../provider/provider.errors.js';
import { type Offer, ranked } from './share-out.js';

export interface NamedRail {
  readonly name: string;
  readonly isSilent: boolean;
}

/** A rail with what the operator says of it. */
export interface ListedRail<R extends NamedRail> {
  readonly rail: R;
  /** Undefined where it is asked about all. */
  readonly currencies: readonly FiatCurrencyCode[] | undefined;
  readonly preference: number;
  readonly share: number;
}

/** The rails of one direction: whom what is recorded belongs to, and who may get what is new. */
export abstract class RailList<R extends NamedRail> {
  protected constructor(
    /** The most preferred first. */
    readonly listed: readonly ListedRail<R>[],
    private readonly drains: RailDrains,
  ) {}

  /** For messages. */
  get names(): string {
    return this.listed.length === 0 ? 'none' : this.listed.map(({ rail }) => rail.name).join(' and ');
  }

  /** The one that was recorded, also where it is drained; undefined where it is not configured here. */
  named(name: string | null): R | undefined {
    return this.listed.find(({ rail }) => rail.name === name)?.rail;
  }

  /** Those that get what is new. */
  async taking(): Promise<readonly ListedRail<R>[]> {
    const drained = await this.drains.all();
    return this.listed.filter(({ rail }) => !drained.has(rail.name));
  }

  /** What those who are preferred alike offer: of the first of whom any offers something. `ServiceUnavailable` where it cannot be told. */
  protected async offers<T>(
    taking: readonly ListedRail<R>[],
    currency: FiatCurrencyCode,
    ask: (rail: R) => Promise<T | undefined>,
  ): Promise<Offer<R, T>[]> {
    let failed: ProviderFailed | undefined;
    for (const group of groupsOf(servingFirst(taking, currency))) {
      const answers = await Promise.all(
        group.map(async ({ rail, share }) => ({ rail, share, terms: await tried(rail, ask) })),
      );
      const offers = answers.flatMap(({ rail, share, terms }) => {
        if (terms instanceof ProviderFailed) failed ??= terms;
        return terms === undefined || terms instanceof ProviderFailed ? [] : [{ rail, share, terms }];
      });
      if (offers.length > 0) return offers;
    }
    if (failed !== undefined) asUnavailable(failed);
    return [];
  }
}

/** Those that serve a currency, as preferred; those that did not answer a moment ago come after all others. */
export function servingFirst<R extends NamedRail>(
  taking: readonly ListedRail<R>[],
  currency: FiatCurrencyCode,
): (ListedRail<R> & { readonly isSilent: boolean })[] {
  const serving = taking
    .filter(({ currencies }) => currencies?.includes(currency) !== false)
    .map((listed) => ({ ...listed, isSilent: listed.rail.isSilent }));
  return [...serving.filter(({ isSilent }) => !isSilent), ...serving.filter(({ isSilent }) => isSilent)];
}

/** The same, and those that are preferred alike in the order in which they are chosen for this id. */
export function rankedAlike<L extends ListedRail<NamedRail> & { readonly isSilent: boolean }>(
  id: string,
  listed: readonly L[],
): L[] {
  return groupsOf(listed).flatMap((group) => ranked(id, group));
}

/** Neighbours that are preferred alike. */
function groupsOf<L extends { readonly preference: number; readonly isSilent: boolean }>(listed: readonly L[]): L[][] {
  const groups: L[][] = [];
  for (const each of listed) {
    const last = groups.at(-1)?.[0];
    const isAlike = last?.preference === each.preference && last.isSilent === each.isSilent;
    if (isAlike) groups.at(-1)?.push(each);
    else groups.push([each]);
  }
  return groups;
}

async function tried<R, T>(rail: R, ask: (rail: R) => Promise<T>): Promise<T | ProviderFailed> {
  try {
    return await ask(rail);
  } catch (cause) {
    if (cause instanceof ProviderFailed) return cause;
    throw cause;
  }
}
