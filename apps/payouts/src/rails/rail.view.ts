import { Choices, type FiatCurrencyCode, Instant, Integer, ListOf, Text, fiatCurrencyCodes } from '#contracts';
import type { ListedRail, PayoutRail } from '#rails';

export class RailView {
  @Text({ max: 200, example: 'http-provider first-bank' })
  rail: string;

  @Choices(fiatCurrencyCodes, { optional: true, describe: 'Absent where it is asked about all.' })
  currencies?: FiatCurrencyCode[];

  @Integer({ min: 1, describe: 'The least is preferred.' })
  preference: number;

  @Integer({ min: 1, describe: 'Of what those that are preferred alike get, in proportion.' })
  share: number;

  @Instant({ optional: true, describe: 'Since when it gets nothing new.' })
  drainedAt?: string;
}

export class RailList {
  @ListOf(() => RailView)
  results: RailView[];
}

export function railView(
  { rail: { name }, currencies, preference, share }: ListedRail<PayoutRail>,
  drainedAt: Date | undefined,
): RailView {
  return {
    rail: name,
    ...(currencies === undefined ? {} : { currencies: [...currencies] }),
    preference,
    share,
    ...(drainedAt === undefined ? {} : { drainedAt: drainedAt.toISOString() }),
  };
}
