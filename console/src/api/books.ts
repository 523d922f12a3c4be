/** Of tokens with their chain, or of money. */
export interface Kind {
  readonly tokenSymbol?: string;
  readonly blockchain?: string;
  readonly fiatCurrencyCode?: string;
}

export interface WrongPlace extends Kind {
  readonly organizationId: string;
  readonly accountId?: string;
  readonly book: string;
  readonly held: string;
  readonly lines: string;
}

export interface WalletDifference {
  readonly id: string;
  readonly organizationId: string;
  readonly accountId: string;
  readonly blockchain: string;
  readonly walletAddress: string;
  readonly tokenSymbol: string;
  readonly ledgerValue: string;
  readonly chainValue: string;
  readonly openedAt: string;
}

export interface RailDifference {
  readonly id: string;
  readonly direction: string;
  readonly rail: string;
  readonly kind: string;
  readonly orderId: string;
  readonly organizationId?: string;
  readonly booked?: object;
  readonly listed?: object;
  readonly since: string;
}

export interface Proof {
  readonly balanced: boolean;
  readonly sums: readonly (Kind & { readonly sum: string })[];
  readonly wrong: readonly WrongPlace[];
  readonly differences: readonly WalletDifference[];
  readonly railDifferences: readonly RailDifference[];
  readonly wholeProvedAt?: string;
  readonly reconciledAt?: string;
}

interface Compared {
  readonly status: 'running' | 'finished';
  readonly differences: number;
  readonly unsettled: number;
  readonly failure?: string;
}

export interface Reconciliation {
  readonly id: string;
  readonly status: 'running' | 'finished';
  readonly startedAt: string;
  readonly finishedAt?: string;
  readonly chains: readonly (Compared & { readonly blockchain: string; readonly wallets: number })[];
  readonly rails: readonly (Compared & {
    readonly direction: string;
    readonly rail?: string;
    readonly since?: string;
    readonly orders: number;
  })[];
}

export interface StatementEntry {
  readonly id: string;
  readonly subjectId: string;
  readonly step: string;
  readonly source: string;
  readonly destination: string;
  readonly tokenSymbol: string;
  readonly blockchain: string;
  readonly exponent: number;
  readonly value: string;
  readonly postedAt: string;
  readonly type: 'credit' | 'debit';
  readonly balance: string;
}

export interface StatementBalance {
  readonly tokenSymbol: string;
  readonly blockchain: string;
  readonly exponent: number;
  readonly opening: string;
  readonly credits: string;
  readonly debits: string;
  readonly closing: string;
}

export interface Statement {
  readonly accountId: string;
  readonly from: string;
  readonly to: string;
  readonly isFinal: boolean;
  readonly balances: readonly StatementBalance[];
  readonly entries: readonly StatementEntry[];
}

export interface DeveloperFee {
  readonly tokenSymbol: string;
  readonly blockchain: string;
  readonly available: string;
  readonly underWay: string;
}

export interface FeeWithdrawal {
  readonly id: string;
  readonly status: 'pending' | 'completed' | 'failed';
  readonly accountId: string;
  readonly tokenSymbol: string;
  readonly blockchain: string;
  readonly units: string;
  readonly failureReason?: string;
  readonly createdAt: string;
}
