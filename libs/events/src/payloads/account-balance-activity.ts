import { Decimal, Instant, Nested, Tag, Text, Uuid } from '#contracts';
import type { SampleSubject } from './samples.js';

export class AccountActivityTokenAmount {
  @Text({ max: 50, example: 'POLYGON' })
  blockchain: string;

  @Decimal({ min: 0, example: 12.5, describe: 'In whole tokens, with their decimal places.' })
  tokenAmount: number;

  @Text({ max: 50, example: 'USDC' })
  tokenSymbol: string;

  @Text({ max: 200, example: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359' })
  tokenContractAddress: string;
}

export class AccountActivityTransactionDetails {
  @Text({ max: 50, example: 'POLYGON' })
  blockchain: string;

  @Instant()
  transactionDate: string;

  @Text({ max: 200 })
  transactionHash: string;

  @Text({ max: 200 })
  sourceWalletAddress: string;

  @Text({ max: 200 })
  destinationWalletAddress: string;
}

/** What a credit and a debit have in common: everything but the direction, which is the type. */
export class AccountBalanceActivity {
  @Uuid()
  accountId: string;

  @Uuid()
  organizationId: string;

  @Uuid()
  transactionId: string;

  @Text({ max: 200 })
  accountWalletAddress: string;

  @Nested(() => AccountActivityTokenAmount)
  tokenAmount: AccountActivityTokenAmount;

  @Nested(() => AccountActivityTransactionDetails)
  transactionDetails: AccountActivityTransactionDetails;
}

/** An incoming blockchain transaction is confirmed, or tokens in the wallet are the account's again. */
export class AccountCredited extends AccountBalanceActivity {
  @Tag('account_credited')
  type: 'account_credited';
}

/** An outgoing blockchain transaction is confirmed, or tokens in the wallet are no longer the account's. */
export class AccountDebited extends AccountBalanceActivity {
  @Tag('account_debited')
  type: 'account_debited';
}

export function accountCreditedSample(subject: SampleSubject): AccountCredited {
  const wallets = { sourceWalletAddress: otherWallet, destinationWalletAddress: ourWallet };
  return { type: 'account_credited', ...activitySample(subject, wallets) };
}

export function accountDebitedSample(subject: SampleSubject): AccountDebited {
  const wallets = { sourceWalletAddress: ourWallet, destinationWalletAddress: otherWallet };
  return { type: 'account_debited', ...activitySample(subject, wallets) };
}

/** Addresses that Hardhat and Anvil give to everyone, and the contract of USDC on Polygon. */
const ourWallet = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const otherWallet = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const blockchain = 'POLYGON';
const tokenAmount = {
  blockchain,
  tokenAmount: 12.5,
  tokenSymbol: 'USDC',
  tokenContractAddress: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
};
const transactionHash = `0x${'5e'.repeat(32)}`;

function activitySample(
  { organizationId, resourceId, now }: SampleSubject,
  wallets: Pick<AccountActivityTransactionDetails, 'sourceWalletAddress' | 'destinationWalletAddress'>,
): AccountBalanceActivity {
  return {
    // Well formed, and plainly nobody's.
    accountId: '00000000-0000-7000-8000-000000000001',
    organizationId,
    transactionId: resourceId,
    accountWalletAddress: ourWallet,
    tokenAmount,
    transactionDetails: { blockchain, transactionDate: now.toISOString(), transactionHash, ...wallets },
  };
}
