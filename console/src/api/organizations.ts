import type { OrganizationType, TermsOfServiceStatus } from '../../../libs/contracts/src/vocabulary/organizations.js';
import type { VerificationStatusType } from '../../../libs/contracts/src/vocabulary/statuses.js';

export interface Frozen {
  readonly direction: 'debit' | 'credit' | 'all';
  readonly since: string;
}

export interface Organization {
  readonly id: string;
  readonly name: string;
  readonly type: OrganizationType;
  readonly country: string;
  readonly parentOrganizationId?: string;
  readonly createdAt: string;
  readonly termsOfService: { readonly status: TermsOfServiceStatus; readonly signedAt?: string };
  readonly verification: { readonly type: VerificationStatusType } & Readonly<Record<string, string>>;
  readonly payoutApprovals?: { readonly keys: number; readonly fromUsd?: number };
  readonly suspendedAt?: string;
  readonly frozen?: Frozen;
}

export interface Volume {
  readonly used: number;
  /** Without it there is none. */
  readonly limit?: number;
  readonly nextResetAt?: string;
}

export interface OrganizationLimits {
  readonly payouts: Volume;
  readonly payins: Volume;
  readonly single?: number;
}

export interface Account {
  readonly id: string;
  readonly organizationId?: string;
  readonly name: string;
  readonly status: string;
  readonly isApiEnabled: boolean;
  readonly createdAt: string;
  readonly frozen?: Frozen;
  readonly destinationToken: { readonly symbol: string; readonly blockchain: string };
  readonly accountDetails?: {
    readonly walletDetails: { readonly walletAddress: string; readonly blockchain: string };
    readonly balances: readonly Balance[];
  };
}

export interface Balance {
  readonly tokenSymbol: string;
  readonly blockchain: string;
  readonly exponent: number;
  readonly value: string;
  readonly reserved: string;
  readonly owed?: string;
  readonly frozen?: string;
}

export interface ApiKey {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
  readonly createdAt: string;
  readonly expiresAt?: string;
  readonly lastUsedAt?: string;
}
