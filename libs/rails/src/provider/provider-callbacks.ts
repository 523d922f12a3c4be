import { Injectable } from '@nestjs/common';
import { Unauthenticated, ValidationFailed } from '#errors';
import { Clock, type SignedBytes, readJson, readVariant } from '#runtime';
import type { ArrivedMoney, MoneySender, PayinReport } from '../contract/payin-rail.js';
import type { PayoutReport } from '../contract/payout-rail.js';
import { providerPayinNews } from './payin-provider.dto.js';
import { ProviderReport, longestReportId } from './payout-provider.dto.js';
import { type Provider, Providers } from './providers.js';

export type PayinNews = (ArrivedMoney & { readonly type: 'arrived' }) | (PayinReport & { readonly type: 'report' });

/** What a provider says, and which one it is. */
export interface SaidByRail<T> {
  readonly rail: string;
  readonly said: T;
}

/** Reads what providers send. By whose secret it is signed, that one says it. */
@Injectable()
export class ProviderCallbacks {
  constructor(
    private readonly providers: Providers,
    private readonly clock: Clock,
  ) {}

  /**
   * `Unauthenticated` for what no provider signed, or signed more than five minutes ago; without a provider, for
   * everything. The same report may come any number of times, with the same id.
   */
  readPayoutReport(signed: SignedBytes): SaidByRail<PayoutReport> {
    const { id, provider } = this.verified(signed);
    const said = { id, ...readJson(ProviderReport, signed.bytes, this.clock) };
    return { rail: provider.payouts.name, said };
  }

  /** The same for payins. The id of money is that of its movement, so repeated news is the same money. */
  readPayinNews(signed: SignedBytes): SaidByRail<PayinNews> {
    const { id, provider } = this.verified(signed);
    return { rail: provider.payins.name, said: this.newsOf(id, signed) };
  }

  private newsOf(id: string, { bytes }: SignedBytes): PayinNews {
    const news = readVariant(providerPayinNews, bytes, this.clock);
    if (news.type === 'report') return { id, ...news };
    const { fiatUnits, isHeld = false, sender, ...arrived } = news;
    if (arrived.code === 'usd') refuseIncompleteAch(sender);
    return { id, ...arrived, fiatUnits: BigInt(fiatUnits), isHeld, sender: { ...sender } };
  }

  private verified({ headers, bytes }: SignedBytes): { id: string; provider: Provider } {
    const now = this.clock.toReal(this.clock.now());
    for (const provider of this.providers.all) {
      const id = provider.secret.verifiedId(headers, bytes, now);
      if (id === undefined) continue;
      if (id.length > longestReportId)
        throw ValidationFailed.at('webhook-id', `must have at most ${longestReportId} characters`);
      return { id, provider };
    }
    throw new Unauthenticated();
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
