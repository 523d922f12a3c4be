import {
  type FiatAndRailCode,
  QueryChoices,
  fiatAndRailCodes,
  fiatPayoutMethodVariants,
  type FiatPayoutMethodVariant,
} from '#contracts';

/** The variants of payout methods, and wallets, which have no variants. */
export const selectableMethods = [...fiatPayoutMethodVariants, 'blockchainWallet'] as const;
export type SelectableMethod = FiatPayoutMethodVariant | 'blockchainWallet';

export class SupportedBanksQuery {
  @QueryChoices(fiatAndRailCodes, {
    optional: true,
    describe: 'The currencies and rails to list the names of banks for; each at most once. All when absent.',
  })
  fiatCurrencyAndRail?: FiatAndRailCode[];

  @QueryChoices(selectableMethods, {
    optional: true,
    describe: 'The payout methods to list selectable banks for instead; each at most once.',
  })
  payoutMethodTypes?: SelectableMethod[];
}
