import { Injectable } from '@nestjs/common';
import type { FiatAndRailCode, TokenSymbol } from '#contracts';
import {
  type BreBHolder,
  type PayoutOrder,
  PayoutRail,
  type PayoutReport,
  type RailTerms,
  type PayoutSubmission,
} from './contract/payout-rail.js';
import type { OrderWindow, RailOrder } from './contract/rail-orders.js';
import { HttpPayoutProvider } from './provider/http-payout-provider.js';
import { ProviderConfig } from './provider/provider-settings.js';
import { asUnavailable } from './provider/provider.errors.js';
import { SandboxPayoutRail } from './sandbox/sandbox-payout-rail.js';

/** The payout rail of this installation: the provider where one is named, else the sandbox; in live mode without a provider, none. */
@Injectable()
export class ConfiguredPayoutRail extends PayoutRail {
  /** Whether no money moves, and what it reports is made up. */
  readonly isSandbox: boolean;
  private readonly chosen: PayoutRail | undefined;

  constructor(config: ProviderConfig, provider: HttpPayoutProvider, sandbox: SandboxPayoutRail) {
    super();
    const unnamed = config.mode === 'sandbox' ? sandbox : undefined;
    this.chosen = config.railProviderUrl === undefined ? unnamed : provider;
    this.isSandbox = this.chosen === sandbox;
  }

  get name(): string {
    return this.chosen?.name ?? 'none';
  }

  async terms(code: FiatAndRailCode, token: TokenSymbol): Promise<RailTerms | undefined> {
    return this.chosen?.terms(code, token).catch(asUnavailable);
  }

  async submit(order: PayoutOrder): Promise<PayoutSubmission> {
    if (this.chosen === undefined) throw new Error('RAIL_PROVIDER_URL names no payment provider');
    return this.chosen.submit(order);
  }

  async lookUp(payout: Pick<PayoutOrder, 'id' | 'organizationId'>): Promise<PayoutReport | undefined> {
    return this.chosen?.lookUp(payout);
  }

  async holderOf(breBKey: string): Promise<BreBHolder | undefined> {
    return this.chosen?.holderOf(breBKey).catch(asUnavailable);
  }

  async orders(window: OrderWindow): Promise<RailOrder[] | undefined> {
    return this.chosen?.orders(window);
  }
}
