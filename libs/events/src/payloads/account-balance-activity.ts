import { Decimal, Instant, Nested, Tag, Text, Uuid } from '#contracts';

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

/** An incoming blockchain transaction is confirmed. */
export class AccountCredited extends AccountBalanceActivity {
  @Tag('account_credited')
  type: 'account_credited';
}

/** An outgoing blockchain transaction is confirmed. */
export class AccountDebited extends AccountBalanceActivity {
  @Tag('account_debited')
  type: 'account_debited';
}
