import { type PayinCode, type TokenSymbol, currencyOf, fiatExponent } from '#contracts';
import type { Clock } from '#runtime';
import {
  type MoneyReturn,
  type MoneyReturnAnswer,
  type OpenCharge,
  type OpenedPayin,
  type PayinOrder,
  PayinRail,
  type PayinTerms,
  type DepositRoute,
} from '../contract/payin-rail.js';
import type { OrderWindow, RailOrder } from '../contract/rail-orders.js';
import { DepositAccounts, OpenedProviderPayin } from './payin-instructions.dto.js';
import { ProviderPayinRate, ProviderReturn } from './payin-provider.dto.js';
import { ProviderCircuit, isFoundOrNot, isTaken, isTakenOrRefused } from './provider-circuit.js';
import type { ProviderClient, ProviderResponse } from './provider-client.js';
import { listedOrders } from './provider-orders.js';
import { providerPayin } from './provider-payin.js';
import { exactly, termsOf } from './provider-terms.js';
import { ProviderFailed } from './provider.errors.js';
import { TermsCache } from './terms-cache.js';

/** A payment provider of the operator for payins. It speaks the protocol of `payin-provider.dto.ts`. */
export class HttpPayinProvider extends PayinRail {
  private readonly circuit: ProviderCircuit;
  /** Of their own, as money that goes back must not wait for them. */
  private readonly closures: ProviderCircuit;
  private readonly cache: TermsCache<PayinTerms>;

  constructor(
    client: ProviderClient,
    private readonly clock: Clock,
  ) {
    super();
    this.circuit = new ProviderCircuit(client, clock);
    this.closures = new ProviderCircuit(client, clock);
    this.cache = new TermsCache(clock);
  }

  get name(): string {
    return this.circuit.name;
  }

  get isSilent(): boolean {
    return this.circuit.isOpen;
  }

  terms(code: PayinCode, token: TokenSymbol): Promise<PayinTerms | undefined> {
    return this.cache.of(code, token, () => this.askForTerms(code, token));
  }

  /** The provider's clock is real, however far the sandbox clock is ahead. */
  async open(order: PayinOrder): Promise<OpenedPayin | undefined> {
    const answer = await this.circuit.ask({
      method: 'POST',
      path: '/payins',
      body: providerPayin(order, this.clock.toReal(order.expiresAt)),
      idempotencyKey: order.id,
      isWaitedFor: true,
      answers: isTakenOrRefused,
    });
    if (answer.status === 422) return undefined;
    const { route, instructions } = answer.as(OpenedProviderPayin);
    if (instructions.type !== order.type) throw new ProviderFailed('answered how to pay in another way');
    return { route, instructions: { ...instructions } };
  }

  async depositRoutes(account: { readonly organizationId: string; readonly id: string }): Promise<DepositRoute[]> {
    const answer = await this.circuit.ask({
      method: 'POST',
      path: '/deposit-accounts',
      body: { organizationId: account.organizationId, accountId: account.id },
      idempotencyKey: account.id,
      isWaitedFor: true,
      answers: isTaken,
    });
    const { routes } = answer.as(DepositAccounts);
    if (new Set(routes.map(({ code }) => code)).size !== routes.length)
      throw new ProviderFailed('answered two routes for one currency');
    return routes.map((route) => ({ ...route }));
  }

  async close({ payinId, organizationId }: OpenCharge): Promise<void> {
    await this.closures.ask({
      method: 'POST',
      path: '/payins/closures',
      body: { payinId, organizationId },
      idempotencyKey: payinId,
      answers: isClosedOrNot,
    });
  }

  async sendBack({ payinId, organizationId, arrivalId }: MoneyReturn): Promise<MoneyReturnAnswer> {
    const answer = await this.circuit.ask({
      method: 'POST',
      path: '/payins/returns',
      body: { payinId, organizationId, arrivalId },
      idempotencyKey: payinId,
      answers: isTaken,
    });
    return returnOf(answer);
  }

  orders(window: OrderWindow): Promise<RailOrder[] | undefined> {
    return listedOrders(this.circuit, this.clock, 'payins', window);
  }

  private async askForTerms(code: PayinCode, token: TokenSymbol): Promise<PayinTerms | undefined> {
    const answer = await this.circuit.ask({
      method: 'GET',
      path: `/payin-rates?code=${code}&token=${token}`,
      isWaitedFor: true,
      answers: isFoundOrNot,
    });
    if (answer.status === 404) return undefined;
    const { minimum, ...rate } = answer.as(ProviderPayinRate);
    return { ...termsOf(rate), leastFiatUnits: exactly(minimum, fiatExponent(currencyOf(code))) };
  }
}

/** Providers that say no more than that it is done, in whatever words, have done it. */
function returnOf(answer: ProviderResponse): MoneyReturnAnswer {
  try {
    const { status = 'confirmed', ...money } = answer.as(ProviderReturn);
    return status === 'asked' ? { isConfirmed: false } : { isConfirmed: true, ...money };
  } catch (cause) {
    if (!(cause instanceof ProviderFailed)) throw cause;
    return { isConfirmed: true };
  }
}

/** 409: money has come, which it reports. The others: it knows no such payin, or closes none. Unsigned they may be those of a proxy before it. */
function isClosedOrNot(status: number): boolean {
  return isTaken(status) || [404, 405, 409, 501].includes(status);
}
