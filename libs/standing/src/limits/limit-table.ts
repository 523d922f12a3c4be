import { type ReviewTier, reviewTiers } from '#contracts';

/** What is counted, over 30 days. */
export type VolumeKind = 'payouts' | 'payins';

/** Of an organization, as it was weighed when it was approved. */
export const limitedRisks = ['low', 'medium', 'high'] as const;
export type LimitedRisk = (typeof limitedRisks)[number];

/** In whole dollars; 0 is no limit. */
export interface UsdLimits extends Readonly<Record<VolumeKind, number>> {
  /** Of each payout, and each payin. */
  readonly single: number;
}

export interface LimitRow extends UsdLimits {
  readonly tier: ReviewTier;
  readonly risk: LimitedRisk;
}

const dollars: Readonly<Record<ReviewTier, number>> = {
  LIGHT: 1_000,
  STANDARD: 50_000,
  US_STANDARD: 250_000,
  FULL: 0,
};

/** What holds until somebody changes it: the same for every risk. */
export const defaultLimits: readonly LimitRow[] = reviewTiers.flatMap((tier) =>
  limitedRisks.map((risk) => {
    const usd = dollars[tier];
    return { tier, risk, payouts: usd, payins: usd, single: usd };
  }),
);

/** Of an organization that is approved for several tiers, the widest of each. Before any approval nothing is paid out or settled. */
export function limitsOf(table: readonly LimitRow[], tiers: readonly ReviewTier[], risk: LimitedRisk): UsdLimits {
  const rows = table.filter((row) => row.risk === risk && tiers.includes(row.tier));
  const widest = (name: keyof UsdLimits): number =>
    rows.some((row) => row[name] === 0) ? 0 : Math.max(0, ...rows.map((row) => row[name]));
  return { payouts: widest('payouts'), payins: widest('payins'), single: widest('single') };
}
