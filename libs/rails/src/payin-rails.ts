import { Injectable } from '@nestjs/common';
import { type PayinCode, type TokenSymbol, currencyOf } from '#contracts';
import { listedHere } from './choice/listed-here.js';
import { type ListedRail, RailList } from './choice/rail-list.js';
import type { Offer } from './choice/share-out.js';
import type { PayinRail, PayinTerms } from './contract/payin-rail.js';
import { RailDrains } from './drains/rail-drains.js';
import { ProviderConfig } from './provider/provider-settings.js';
import { Providers } from './provider/providers.js';
import { SandboxPayinRail } from './sandbox/sandbox-payin-rail.js';

export type PayinOffer = Offer<PayinRail, PayinTerms>;
export type TakingPayinRails = readonly ListedRail<PayinRail>[];

/** The payin rails of this installation, as those of payouts. */
@Injectable()
export class PayinRails extends RailList<PayinRail> {
  /** Whether no money moves, and what it reports is made up. */
  readonly isSandbox: boolean;

  constructor(config: ProviderConfig, providers: Providers, sandbox: SandboxPayinRail, drains: RailDrains) {
    const listed = listedHere<PayinRail>(config, providers, sandbox, ({ payins }) => payins);
    super(listed, drains);
    this.isSandbox = listed[0]?.rail === sandbox;
  }

  /** Nobody where no rail takes in this currency for this token. */
  offersOf(taking: TakingPayinRails, code: PayinCode, token: TokenSymbol): Promise<PayinOffer[]> {
    return this.offers(taking, currencyOf(code), (rail) => rail.terms(code, token));
  }
}
