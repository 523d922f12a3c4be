import { Injectable } from '@nestjs/common';
import { Unauthenticated, ValidationFailed } from '#errors';
import { Clock, type SignedBytes, WebhookSecret, readJson, readVariant } from '#runtime';
import type { ArrivedMoney, MoneySender, PayinReport } from '../contract/payin-rail.js';
import type { PayoutReport } from '../contract/payout-rail.js';
import { providerPayinNews } from './payin-provider.dto.js';
import { ProviderReport, longestReportId } from './payout-provider.dto.js';
import { ProviderConfig } from './provider-settings.js';

export type PayinNews = (ArrivedMoney & { readonly type: 'arrived' }) | (PayinReport & { readonly type: 'report' });

/** Reads what the provider sends, after checking its signature. */
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
   * `Unauthenticated` for what the provider did not sign, or signed more than five minutes ago; without a provider, for
   * everything. The same report may come any number of times, with the same id.
   */
  readPayoutReport(signed: SignedBytes): PayoutReport {
    return { id: this.verifiedId(signed), ...readJson(ProviderReport, signed.bytes, this.clock) };
  }

  /** The same for payins. The id of money is that of its movement, so repeated news is the same money. */
  readPayinNews(signed: SignedBytes): PayinNews {
    const id = this.verifiedId(signed);
    const news = readVariant(providerPayinNews, signed.bytes, this.clock);
    if (news.type === 'report') return { id, ...news };
    const { fiatUnits, isHeld = false, sender, ...arrived } = news;
    if (arrived.code === 'usd') refuseIncompleteAch(sender);
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

/** Every entry of ACH names them, and every payin that came by it shows them. */
const longestTraceNumber = 50;
const inEachEntry = ['routingNumber', 'name', 'clearingId'] as const;

function refuseIncompleteAch(sender: MoneySender): void {
  const failures = inEachEntry
    .filter((name) => sender[name] === undefined)
    .map((name) => ({ field: `sender.${name}`, messages: ['is part of each entry of ACH'] }));
  if ((sender.clearingId ?? '').length > longestTraceNumber)
    failures.push({ field: 'sender.clearingId', messages: [`must have at most ${longestTraceNumber} characters`] });
  if (failures.length > 0) throw new ValidationFailed(failures);
}
