import {
  type Blockchain,
  Choice,
  type Coin,
  Instant,
  Integer,
  ListOf,
  Nested,
  Text,
  type TokenSymbol,
  blockchains,
  coins,
  tokenSymbols,
} from '#contracts';

/** The purses of the treasury, and the wallet that pays for the gas of all others. */
export const treasuryWalletNames = ['collected', 'liquidity', 'gas'] as const;
export type TreasuryWalletName = (typeof treasuryWalletNames)[number];

export class TreasuryTokenView {
  @Choice(tokenSymbols)
  tokenSymbol: TokenSymbol;

  @Text({ max: 40, example: '12500000', describe: 'What lies in the wallet by the ledger, in the smallest unit.' })
  held: string;

  @Text({
    max: 40,
    example: '12000000',
    describe:
      'What is to be paid from it: by `collected` what it keeps for payouts until they are paid or it goes back, by `liquidity` what payins and payouts to wallets wait for and the fees of developers. Of 10,000 payins and payouts each at most.',
  })
  owed: string;

  @Text({ max: 40, example: '500000', describe: 'What is held less what is owed; below zero where it falls short.' })
  free: string;

  @Text({ max: 40, example: '750000', describe: 'What left it on a day of the last week, on average.' })
  leavesDaily: string;

  @Integer({
    min: 0,
    optional: true,
    describe: 'For how many days it lasts if it goes on like that, and nothing comes.',
  })
  daysLeft?: number;
}

export class TreasuryGasView {
  @Choice(coins, { example: 'POL' })
  coin: Coin;

  @Text({
    max: 40,
    optional: true,
    example: '3000000000',
    describe: 'What the chain says is there, in billionths. Absent where its node does not say within two seconds.',
  })
  held?: string;

  @Text({ max: 40, example: '20000000', describe: 'What gas has cost on a day of the last week, on average.' })
  leavesDaily: string;

  @Integer({ min: 0, optional: true, describe: 'For how many days it lasts if it goes on like that.' })
  daysLeft?: number;
}

export class TreasuryWalletView {
  @Choice(treasuryWalletNames, {
    example: 'liquidity',
    describe:
      '`collected` has what was sent for payouts to banks, `liquidity` pays payins and wallets on other chains, `gas` pays for the transactions of all wallets.',
  })
  purse: TreasuryWalletName;

  @Choice(blockchains, { example: 'POLYGON' })
  blockchain: Blockchain;

  @Text({ max: 200, describe: 'Where it is filled.' })
  address: string;

  @ListOf(() => TreasuryTokenView, { max: 10, describe: 'One for each token of the chain; none for `gas`.' })
  tokens: TreasuryTokenView[];

  @Nested(() => TreasuryGasView, { optional: true, describe: 'Of `gas` alone, and not on simulated chains.' })
  gas?: TreasuryGasView;
}

export class TreasuryView {
  @Instant()
  at: string;

  @ListOf(() => TreasuryWalletView, { max: 100 })
  wallets: TreasuryWalletView[];
}
