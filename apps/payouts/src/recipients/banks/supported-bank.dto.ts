import {
  type FiatAndRailCode,
  QueryChoices,
  fiatAndRailCodes,
  fiatPayoutMethodVariants,
  type FiatPayoutMethodVariant,
} from '#contracts';

/** The variants of payout methods, and the wallet, which has none. */
export const selectableMethods = [...fiatPayoutMethodVariants, 'blockchainWallet'] as const;
export type SelectableMethod = FiatPayoutMethodVariant | 'blockchainWallet';

export class SupportedBanksQuery {
  @QueryChoices(fiatAndRailCodes, {
    optional: true,
    describe: 'Of which currencies and rails the names of banks are told: once for each. All when absent.',
  })
  fiatCurrencyAndRail?: FiatAndRailCode[];

  @QueryChoices(selectableMethods, {
    optional: true,
    describe: 'For which payout methods the banks to choose from are told instead: once for each.',
  })
  payoutMethodTypes?: SelectableMethod[];
}
