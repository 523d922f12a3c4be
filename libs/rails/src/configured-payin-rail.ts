import { Injectable } from '@nestjs/common';
import type { PayinCode, TokenSymbol } from '#contracts';
import {
  type MoneyReturn,
  type MoneyReturnAnswer,
  type OpenCharge,
  type OpenedPayin,
  type PayinOrder,
  PayinRail,
  type PayinTerms,
  type DepositRoute,
} from './contract/payin-rail.js';
import type { OrderWindow, RailOrder } from './contract/rail-orders.js';
import { HttpPayinProvider } from './provider/http-payin-provider.js';
import { ProviderConfig } from './provider/provider-settings.js';
import { asUnavailable } from './provider/provider.errors.js';
import { SandboxPayinRail } from './sandbox/sandbox-payin-rail.js';

/** The payin rail of this installation, chosen like the payout rail. */
@Injectable()
export class ConfiguredPayinRail extends PayinRail {
  /** Whether no money moves, and what it reports is made up. */
  readonly isSandbox: boolean;
  private readonly chosen: PayinRail | undefined;

  constructor(config: ProviderConfig, provider: HttpPayinProvider, sandbox: SandboxPayinRail) {
    super();
    const unnamed = config.mode === 'sandbox' ? sandbox : undefined;
    this.chosen = config.railProviderUrl === undefined ? unnamed : provider;
    this.isSandbox = this.chosen === sandbox;
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

  async depositRoutes(account: { readonly organizationId: string; readonly id: string }): Promise<DepositRoute[]> {
    return this.chosen?.depositRoutes(account).catch(asUnavailable) ?? [];
  }

  async close(payin: OpenCharge): Promise<void> {
    await this.chosen?.close(payin);
  }

  async sendBack(money: MoneyReturn): Promise<MoneyReturnAnswer> {
    if (this.chosen === undefined) throw new Error('RAIL_PROVIDER_URL names no payment provider');
    return this.chosen.sendBack(money);
  }

  async orders(window: OrderWindow): Promise<RailOrder[] | undefined> {
    return this.chosen?.orders(window);
  }
}
