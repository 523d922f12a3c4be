import { Injectable } from '@nestjs/common';
import { Unauthenticated, ValidationFailed } from '#errors';
import { Clock, Config, type SignedBytes, WebhookSecret, readJson } from '#runtime';
import type { PayoutReport } from '../payout-rail.js';
import { ProviderReport, longestReportId } from './provider.dto.js';

/** What the provider tells by itself. */
@Injectable()
export class ProviderCallbacks {
  private readonly secret: WebhookSecret | undefined;

  constructor(
    config: Config,
    private readonly clock: Clock,
  ) {
    const { railProviderSecret: secret } = config;
    this.secret = secret === undefined ? undefined : WebhookSecret.parse(secret);
  }

  /**
   * `Unauthenticated` for what the provider did not sign, or signed more than five minutes ago; where there is no
   * provider, for everything. The same report may come any number of times: it has the same id.
   */
  read({ headers, bytes }: SignedBytes): PayoutReport {
    const id = this.secret?.verifiedId(headers, bytes, this.clock.toReal(this.clock.now()));
    if (id === undefined) throw new Unauthenticated();
    if (id.length > longestReportId)
      throw ValidationFailed.at('webhook-id', `must have at most ${longestReportId} characters`);
    return { id, ...readJson(ProviderReport, bytes, this.clock) };
  }
}
