import type { FiatAndRailCode, TokenSymbol } from '#contracts';
import type { Clock } from '#runtime';
import {
  type BreBHolder,
  type PayoutOrder,
  PayoutRail,
  type PayoutReport,
  type RailTerms,
  type PayoutSubmission,
} from '../contract/payout-rail.js';
import type { OrderWindow, RailOrder } from '../contract/rail-orders.js';
import { KeyHolder, LookedUpReport, ProviderRate, RefusedPayout, TakenPayout } from './payout-provider.dto.js';
import { ProviderCircuit, isFoundOrNot, isTakenOrRefused } from './provider-circuit.js';
import type { ProviderClient } from './provider-client.js';
import { providerPayout } from './provider-payout.js';
import { listedOrders } from './provider-orders.js';
import { termsOf } from './provider-terms.js';
import { ProviderFailed } from './provider.errors.js';
import { TermsCache } from './terms-cache.js';

/** A payment provider of the operator for payouts, behind an adapter that speaks the protocol of `payout-provider.dto.ts`. */
export class HttpPayoutProvider extends PayoutRail {
  private readonly circuit: ProviderCircuit;
  private readonly cache: TermsCache<RailTerms>;

  constructor(
    client: ProviderClient,
    private readonly clock: Clock,
  ) {
    super();
    this.circuit = new ProviderCircuit(client, clock);
    this.cache = new TermsCache(clock);
  }

  get name(): string {
    return this.circuit.name;
  }

  get isSilent(): boolean {
    return this.circuit.isOpen;
  }

  terms(code: FiatAndRailCode, token: TokenSymbol): Promise<RailTerms | undefined> {
    return this.cache.of(code, token, () => this.askForTerms(code, token));
  }

  async submit(order: PayoutOrder): Promise<PayoutSubmission> {
    const answer = await this.circuit.ask({
      method: 'POST',
      path: '/payouts',
      body: providerPayout(order),
      idempotencyKey: order.id,
      answers: isTakenOrRefused,
    });
    if (answer.status === 422) return { isTaken: false, ...answer.as(RefusedPayout) };
    return { isTaken: true, ...answer.as(TakenPayout), later: [] };
  }

  async lookUp({ id, organizationId }: Pick<PayoutOrder, 'id' | 'organizationId'>): Promise<PayoutReport | undefined> {
    const answer = await this.circuit.ask({
      method: 'GET',
      path: `/payouts/${id}`,
      answers: (status) => status === 200 || status === 204 || status === 404,
    });
    if (answer.status !== 200) return undefined;
    const { reportId, ...report } = answer.as(LookedUpReport);
    if (report.payoutId !== id || report.organizationId !== organizationId)
      throw new ProviderFailed('reported on another payout than the requested one');
    return { id: reportId, ...report };
  }

  async holderOf(breBKey: string): Promise<BreBHolder | undefined> {
    const answer = await this.circuit.ask({
      method: 'POST',
      path: '/bre-b-key-validations',
      body: { key: breBKey },
      isWaitedFor: true,
      answers: isFoundOrNot,
    });
    return answer.status === 404 ? undefined : { ...answer.as(KeyHolder) };
  }

  orders(window: OrderWindow): Promise<RailOrder[] | undefined> {
    return listedOrders(this.circuit, this.clock, 'payouts', window);
  }

  private async askForTerms(code: FiatAndRailCode, token: TokenSymbol): Promise<RailTerms | undefined> {
    const answer = await this.circuit.ask({
      method: 'GET',
      path: `/rates?code=${code}&token=${token}`,
      isWaitedFor: true,
      answers: isFoundOrNot,
    });
    return answer.status === 404 ? undefined : termsOf(answer.as(ProviderRate));
  }
}
