import type { Conversion } from '../../../libs/contracts/src/vocabulary/money.js';

export interface Limit {
  readonly tier: string;
  readonly risk: string;
  readonly payouts: number;
  readonly payins: number;
  readonly single: number;
}

export interface NetworkFee {
  readonly blockchain: string;
  readonly coin: string;
  readonly networkFee: number;
  readonly isNetworkFeeSet: boolean;
  readonly leastAmount: number;
  readonly coinPrice?: number;
  readonly measuredCost?: number;
}

export interface ConversionTerms {
  readonly conversion: Conversion;
  readonly spreadPercentage: number;
  readonly dailyCap?: number;
  readonly leftToday?: number;
  readonly isStopped: boolean;
}

export interface FeeSettings {
  readonly networks: readonly NetworkFee[];
  readonly conversions: readonly ConversionTerms[];
}

export type CountryRisk = 'prohibited' | 'high' | 'ordinary';

export interface RiskSettings {
  readonly countries: readonly { readonly country: string; readonly level: CountryRisk }[];
  readonly mediumFrom: number;
  readonly highFrom: number;
}

export interface RequiredApprovals {
  readonly action: string;
  readonly approvals: number;
}

export interface ScreeningList {
  readonly id: string;
  readonly name: string;
  readonly format: string;
  readonly entryCount: number;
  readonly nameCount: number;
  readonly addressCount: number;
  readonly importedAt: string;
}

export interface NamedWallet {
  readonly address: string;
  readonly blockchain?: string;
  readonly reason: string;
  /** Without it, it was added here. */
  readonly list?: string;
}
