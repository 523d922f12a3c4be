import { Injectable } from '@nestjs/common';
import { Unauthenticated, ValidationFailed } from '#errors';
import { Clock, type SignedBytes, WebhookSecret, readJson, readVariant } from '#runtime';
import type { ArrivedMoney, PayinReport } from '../contract/payin-rail.js';
import type { PayoutReport } from '../contract/payout-rail.js';
import { providerPayinNews } from './payin-provider.dto.js';
import { ProviderConfig } from './provider-settings.js';
import { ProviderReport, longestReportId } from './provider.dto.js';

export type PayinNews = (ArrivedMoney & { readonly type: 'arrived' }) | (PayinReport & { readonly type: 'report' });

/** What the provider tells by itself. */
@Injectable()
export class ProviderCallbacks {
  private readonly secret: WebhookSecret | undefined;

  constructor(
    config: ProviderConfig,
    private readonly clock: Clock,
  ) {
    const { railProviderSecret: secret } = config;
    this.secret = secret === undefined ? undefined : WebhookSecret.parse(secret);
  }

  /**
   * `Unauthenticated` for what the provider did not sign, or signed more than five minutes ago; where there is no
   * provider, for everything. The same report may come any number of times: it has the same id.
   */
  read(signed: SignedBytes): PayoutReport {
    return { id: this.verifiedId(signed), ...readJson(ProviderReport, signed.bytes, this.clock) };
  }

  /** The same of payins. The id of money that came is that of the movement: told again, it is the same money. */
  readOfPayins(signed: SignedBytes): PayinNews {
    const id = this.verifiedId(signed);
    const told = readVariant(providerPayinNews, signed.bytes, this.clock);
    if (told.type === 'report') return { id, ...told };
    const { fiatUnits, isHeld = false, sender, ...arrived } = told;
    return { id, ...arrived, fiatUnits: BigInt(fiatUnits), isHeld, sender: { ...sender } };
  }

  private verifiedId({ headers, bytes }: SignedBytes): string {
    const id = this.secret?.verifiedId(headers, bytes, this.clock.toReal(this.clock.now()));
    if (id === undefined) throw new Unauthenticated();
    if (id.length > longestReportId)
      throw ValidationFailed.at('webhook-id', `must have at most ${longestReportId} characters`);
    return id;
  }
}
