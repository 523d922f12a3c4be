export type Purse = 'collected' | 'liquidity';

export interface TreasuryToken {
  readonly tokenSymbol: string;
  readonly held: string;
  readonly owed: string;
  readonly free: string;
  readonly leavesDaily: string;
  readonly daysLeft?: number;
}

export interface TreasuryWallet {
  readonly purse: Purse | 'gas';
  readonly blockchain: string;
  readonly address: string;
  readonly tokens: readonly TreasuryToken[];
  readonly gas?: {
    readonly coin: string;
    /** Without it, the chain did not say. */
    readonly held?: string;
    readonly leavesDaily: string;
    readonly daysLeft?: number;
  };
}

export interface Treasury {
  readonly at: string;
  readonly wallets: readonly TreasuryWallet[];
}

export interface TreasuryLevel {
  readonly purse: Purse;
  readonly blockchain: string;
  readonly tokenSymbol: string;
  readonly least: string;
  readonly most?: string;
}

export interface TreasuryDestination {
  readonly blockchain: string;
  readonly address: string;
  readonly label: string;
  readonly addedAt: string;
  readonly usableAt: string;
}

export interface TreasuryTransfer {
  readonly id: string;
  readonly from: Purse;
  readonly toPurse?: Purse;
  readonly toAddress: string;
  readonly tokenSymbol: string;
  readonly blockchain: string;
  readonly units: string;
  readonly book?: string;
  readonly reason: string;
  readonly status: 'pending' | 'completed' | 'failed';
  readonly madeBy: string;
  readonly transactionHash?: string;
  readonly failureReason?: string;
  readonly createdAt: string;
  readonly updatedAt: string;
}
