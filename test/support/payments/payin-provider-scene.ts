import { expect } from '@jest/globals';
import { must } from '../service/api.js';
import { areToldOf } from '../webhooks/audit.js';
import { Gatehouse, type OwnGatehouse } from '../service/gatehouse.js';
import type { Environment } from '../service/service.js';
import { untilPayinsFaultless } from './payin-audit.js';
import { type Payee, type PayinBody, askedFor, payee, payerAccount, untilPayin } from './payins.js';
import type { ProviderReply, ProviderRequest } from './provider-messages.js';
import { ProviderServer } from './provider-server.js';
import { until } from '../run/until.js';

type Instead = (request: ProviderRequest, usual: () => ProviderReply) => ProviderReply | Promise<ProviderReply>;

/** What a provider is told about the money of which it told. */
export interface Answered {
  readonly status: number;
  readonly body: { readonly accepted?: boolean; readonly payinId?: string; readonly reason?: string };
}

/** A payin that was opened with a provider, and by what it knows money for it. */
export interface Opened {
  readonly id: string;
  readonly route: string;
  readonly payin: PayinBody;
}

/** A question that takes no longer than this is not answered. */
const answersWithinMilliseconds = 1_500;
/** How long a rate of the provider is kept. */
const ratesKeptSeconds = 31;

/** A Gatehouse with a provider that takes in money, and somebody whom it is for. */
export class PayinProviderScene {
  private readonly ended: OwnGatehouse[] = [];

  private constructor(
    readonly provider: ProviderServer,
    public gatehouse: OwnGatehouse,
    public to: Payee,
    private readonly environment: Environment,
  ) {}

  static async open(more: Environment = {}): Promise<PayinProviderScene> {
    const provider = await ProviderServer.start();
    const limit = { RAIL_PROVIDER_TIMEOUT_MILLISECONDS: String(answersWithinMilliseconds) };
    const environment = { ...provider.environment, ...limit, ...more };
    const gatehouse = await Gatehouse.start({ environment });
    return new PayinProviderScene(provider, gatehouse, await payee(gatehouse), environment);
  }

  async close(): Promise<void> {
    await this.gatehouse.stop();
    for (const one of this.ended) await one.stop();
    await this.provider.close();
  }

  /** Another process in its place, on the same database, with another configuration where it is given. */
  async restart(more: Environment = {}): Promise<void> {
    await this.gatehouse.service.close();
    const again = await Gatehouse.start({ beside: this.gatehouse, environment: { ...this.environment, ...more } });
    this.ended.push(this.gatehouse);
    this.gatehouse = again;
    this.to = this.seenBy(this.to);
  }

  async opened(payinDetails: object, to = this.to): Promise<Opened> {
    const payin = await askedFor(this.seenBy(to), payinDetails);
    return { id: payin.id, payin, route: routeOf(this.provider, payin.id) };
  }

  /** Money comes, and the provider tells of it under the id of the movement. */
  async tells(movement: string, news: object, by = this.provider): Promise<Answered> {
    const response = await by.tellOfPayins(this.gatehouse.url, movement, news as Parameters<typeof by.tellOfPayins>[2]);
    return { status: response.status, body: (await response.json()) as Answered['body'] };
  }

  /** It reports what became of money; it is thanked whatever that changes. */
  async reports(payinId: string, status: string, more: { id?: string; organizationId?: string } = {}): Promise<void> {
    const { id = `${payinId}-${status}`, organizationId = this.to.organization.id } = more;
    const report = { type: 'report', payinId, organizationId, status };
    expect(await this.tells(id, report)).toEqual({ status: 200, body: { accepted: true } });
  }

  untilPayin(payinId: string, isSo: Parameters<typeof untilPayin>[3], to = this.to): Promise<PayinBody> {
    return untilPayin(this.gatehouse, this.seenBy(to).api, payinId, isSo);
  }

  /** From now on it is asked again how much its money is worth. */
  async forgetRates(): Promise<void> {
    await this.gatehouse.advance(ratesKeptSeconds);
  }

  /** What is asked at this path it answers in another way, until that is over. */
  answers(path: string, instead: Instead): void {
    this.provider.instead = (request, usual) => (request.path.startsWith(path) ? instead(request, usual) : undefined);
  }

  /** Everything adds up; what was to be sent back was asked for, of whoever brought it. */
  async isWhole(providers: readonly ProviderServer[] = [this.provider]): Promise<void> {
    await until('all is told', () => areToldOf(this.sql));
    const sentBack = (): string[] => providers.flatMap(({ payins }) => [...payins.returns.keys()]);
    await untilPayinsFaultless(this.sql, () => this.gatehouse.advance(1), sentBack);
    expect(must(await this.gatehouse.operator.get('/ledger/proof'), 200)['balanced']).toBe(true);
  }

  readonly sql = <T extends object>(text: string, values?: readonly unknown[]): Promise<T[]> =>
    this.gatehouse.sql<T>(text, values);

  private seenBy(to: Payee): Payee {
    return { ...to, api: this.gatehouse.withKey(to.api.key ?? '') };
  }
}

export function routeOf(provider: ProviderServer, payinId: string): string {
  return (provider.payins.opened.get(payinId)?.answer as { route?: string } | undefined)?.route ?? '';
}

export function arsArrived(route: string, fiatUnits = '150000', more: object = {}): object {
  const sender = {
    accountNumber: payerAccount,
    name: 'Ana Pérez',
    documentNumber: '20123456786',
    documentType: 'CUIT',
  };
  return { type: 'arrived', code: 'ars', route, fiatUnits, sender, ...more };
}

export function achArrived(route: string, fiatUnits = '10000', more: object = {}): object {
  const sender = {
    routingNumber: '021000021',
    name: 'Ann Smith',
    clearingId: '021000021000001',
    description: 'INVOICE 7',
  };
  return { type: 'arrived', code: 'usd', route, fiatUnits, sender, ...more };
}

export function pixArrived(route: string, fiatUnits = '53500', more: object = {}): object {
  return { type: 'arrived', code: 'brl', route, fiatUnits, sender: { name: 'Ana Souza', clearingId: 'E1' }, ...more };
}
