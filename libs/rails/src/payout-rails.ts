import { Injectable } from '@nestjs/common';
import { type FiatAndRailCode, type TokenSymbol, currencyOf } from '#contracts';
import { listedHere } from './choice/listed-here.js';
import { type ListedRail, RailList, servingFirst } from './choice/rail-list.js';
import type { Offer } from './choice/share-out.js';
import type { BreBHolder, PayoutRail, RailTerms } from './contract/payout-rail.js';
import { RailDrains } from './drains/rail-drains.js';
import { ProviderConfig } from './provider/provider-settings.js';
import { ProviderFailed, asUnavailable } from './provider/provider.errors.js';
import { Providers } from './provider/providers.js';
import { SandboxPayoutRail } from './sandbox/sandbox-payout-rail.js';

export type PayoutOffer = Offer<PayoutRail, RailTerms>;
export type TakingPayoutRails = readonly ListedRail<PayoutRail>[];

/** The payout rails of this installation: the providers where any is configured, else the sandbox; in live mode without one, none. */
@Injectable()
export class PayoutRails extends RailList<PayoutRail> {
  /** Whether no money moves, and what it reports is made up. */
  readonly isSandbox: boolean;

  constructor(config: ProviderConfig, providers: Providers, sandbox: SandboxPayoutRail, drains: RailDrains) {
    const listed = listedHere<PayoutRail>(config, providers, sandbox, ({ payouts }) => payouts);
    super(listed, drains);
    this.isSandbox = listed[0]?.rail === sandbox;
  }

  /** Nobody where no rail pays out this currency for this token. */
  offersOf(taking: TakingPayoutRails, code: FiatAndRailCode, token: TokenSymbol): Promise<PayoutOffer[]> {
    return this.offers(taking, currencyOf(code), (rail) => rail.terms(code, token));
  }

  /** Undefined where nobody holds it. One after the other is asked until one answers. */
  async holderOf(breBKey: string): Promise<BreBHolder | undefined> {
    let failed: ProviderFailed | undefined;
    for (const { rail } of servingFirst(this.listed, 'COP')) {
      try {
        return await rail.holderOf(breBKey);
      } catch (cause) {
        if (!(cause instanceof ProviderFailed)) throw cause;
        failed = cause;
      }
    }
    return failed && asUnavailable(failed);
  }
}
