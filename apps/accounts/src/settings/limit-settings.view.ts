import { Choice, Integer, ListOf, type ReviewTier, reviewTiers } from '#contracts';
import { type LimitedRisk, limitedRisks } from '#standing';

const most = { min: 0, max: 1_000_000_000 } as const;

/** In whole dollars; 0 is no limit. */
export class LimitView {
  @Choice(reviewTiers, { example: 'LIGHT' })
  tier: ReviewTier;

  @Choice(limitedRisks, { example: 'high', describe: 'As the organization was weighed when it was approved.' })
  risk: LimitedRisk;

  @Integer({ ...most, example: 1000, describe: 'In USD, of all payouts of 30 days; 0 for no limit.' })
  payouts: number;

  @Integer({ ...most, example: 1000, describe: 'In USD, of all payins of 30 days; 0 for no limit.' })
  payins: number;

  @Integer({ ...most, example: 500, describe: 'In USD, of each payout and each payin; 0 for no limit.' })
  single: number;
}

export class LimitSettingsView {
  @ListOf(() => LimitView, { max: 100, describe: 'One for each tier and risk.' })
  limits: LimitView[];
}
