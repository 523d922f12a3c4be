import { Injectable } from '@nestjs/common';
import type { PayinCode, TokenSymbol } from '#contracts';
import {
  type MoneyReturn,
  type OpenedPayin,
  type PayinOrder,
  PayinRail,
  type PayinTerms,
  type StandingRoute,
} from './contract/payin-rail.js';
import { HttpPayinProvider } from './provider/http-payin-provider.js';
import { ProviderConfig } from './provider/provider-settings.js';
import { asUnavailable } from './provider/provider.errors.js';
import { SandboxPayinRail } from './sandbox/sandbox-payin-rail.js';

/** The rail of this installation for what comes in, chosen as that for payouts is. */
@Injectable()
export class PayinRails extends PayinRail {
  private readonly chosen: PayinRail | undefined;

  constructor(config: ProviderConfig, provider: HttpPayinProvider, sandbox: SandboxPayinRail) {
    super();
    const unnamed = config.mode === 'sandbox' ? sandbox : undefined;
    this.chosen = config.railProviderUrl === undefined ? unnamed : provider;
  }

  get name(): string {
    return this.chosen?.name ?? 'none';
  }

  async terms(code: PayinCode, token: TokenSymbol): Promise<PayinTerms | undefined> {
    return this.chosen?.terms(code, token).catch(asUnavailable);
  }

  async open(order: PayinOrder): Promise<OpenedPayin | undefined> {
    return this.chosen?.open(order).catch(asUnavailable);
  }

  async standingRoutes(account: { readonly organizationId: string; readonly id: string }): Promise<StandingRoute[]> {
    return this.chosen?.standingRoutes(account).catch(asUnavailable) ?? [];
  }

  async sendBack(money: MoneyReturn): Promise<void> {
    if (this.chosen === undefined) throw new Error('RAIL_PROVIDER_URL names no payment provider');
    return this.chosen.sendBack(money);
  }
}
