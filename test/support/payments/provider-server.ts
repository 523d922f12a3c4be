import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import type { ProviderPayout } from '../../../libs/rails/src/provider/provider-payout.js';
import type { Environment } from '../service/service.js';
import type { ProviderReply, ProviderRequest } from './provider-messages.js';
import { type PayinNewsBody, ProviderPayins } from './provider-payins.js';

type Usual = () => ProviderReply;

/** Of one payout: what was ordered, and how often the order came. */
export interface TakenOrder {
  readonly order: ProviderPayout;
  readonly reference: string;
  count: number;
}

export interface ProviderReportBody {
  readonly payoutId: string;
  readonly organizationId: string;
  readonly status: string;
  readonly errorCode?: string;
  readonly reason?: string;
  readonly fiatUnits?: string;
  readonly feeUnits?: string;
  readonly reference?: string;
}

export interface ProviderRateBody {
  readonly rate: string;
  readonly exchangeFeePercentage: string;
  readonly transactionFee: string;
}

const usualRate: ProviderRateBody = { rate: '1450.25', exchangeFeePercentage: '0.5', transactionFee: '0.25' };

/** The adapter of a provider of payouts and payins: real HTTP on a free port, signed by the other implementation of Standard Webhooks. */
export class ProviderServer {
  readonly secret = `whsec_${randomBytes(32).toString('base64')}`;
  readonly requests: ProviderRequest[] = [];
  /** By the id of the payout. A second order with the same key is the same one. */
  readonly orders = new Map<string, TakenOrder>();
  /** By `code token`, such as `ars USDC`; where none is set, the usual one. */
  readonly rates = new Map<string, ProviderRateBody | undefined>();
  /** What is told to whoever looks a payout up, by its id. */
  readonly reports = new Map<string, ProviderReportBody & { readonly reportId: string }>();
  /** By their keys. */
  readonly holders = new Map<string, { readonly holderName: string; readonly holderIdNumber: string }>();
  readonly payins = new ProviderPayins();
  /** Its own list of orders, by their direction, each with when it was taken; without one it keeps none. */
  readonly lists = new Map<string, readonly (object & { readonly at: Date })[]>();
  /** Asked first; where it answers nothing, the usual is done. It may do the usual, and answer something else. */
  instead:
    | ((request: ProviderRequest, usual: Usual) => ProviderReply | undefined | Promise<ProviderReply | undefined>)
    | undefined;
  private readonly webhook = new Webhook(this.secret);

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<ProviderServer> {
    const server = createServer((request, response) => void provider.take(request, response));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const provider = new ProviderServer(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`);
    return provider;
  }

  /** What makes a Gatehouse ask this one. */
  get environment(): Environment {
    return { RAIL_PROVIDER_URL: this.url, RAIL_PROVIDER_SECRET: this.secret };
  }

  at(path: string): ProviderRequest[] {
    return this.requests.filter((request) => request.path === path);
  }

  /** Tells Gatehouse of a payout, as often as wanted under the same id; the statuses that were answered. */
  async callBack(
    gatehouseUrl: string,
    report: ProviderReportBody,
    { id = `report-${report.payoutId}-${report.status}`, times = 1 }: { id?: string; times?: number } = {},
  ): Promise<number[]> {
    const statuses: number[] = [];
    for (let time = 0; time < times; time++) {
      const response = await this.tell(`${gatehouseUrl}/payouts/provider-callbacks`, id, report);
      await response.arrayBuffer();
      statuses.push(response.status);
    }
    return statuses;
  }

  /** Of payins: money that came, by the id of the movement, or a report, by its own. The answer says what is done with it. */
  tellOfPayins(gatehouseUrl: string, id: string, news: PayinNewsBody): Promise<Response> {
    return this.tell(`${gatehouseUrl}/payins/provider-callbacks`, id, news);
  }

  signatureOf(id: string, body: string, at = new Date()): Record<string, string> {
    return {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': this.webhook.sign(id, at, body),
    };
  }

  async close(): Promise<void> {
    const closed = once(this.server, 'close');
    this.server.close();
    this.server.closeAllConnections();
    await closed;
  }

  private tell(url: string, id: string, news: object): Promise<Response> {
    const body = JSON.stringify(news);
    const headers = { 'content-type': 'application/json', ...this.signatureOf(id, body) };
    return fetch(url, { method: 'POST', headers, body });
  }

  private async take(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(incoming).catch(() => undefined);
    if (request === undefined) return;
    this.requests.push(request);
    const usual = (): ProviderReply => this.payins.usual(request) ?? this.usual(request);
    const reply = this.isSigned(request) ? ((await this.instead?.(request, usual)) ?? usual()) : { status: 401 };
    this.send(response, request, reply);
  }

  private send(response: ServerResponse, request: ProviderRequest, reply: ProviderReply): void {
    const { status, body = '', headers = {}, signed } = reply;
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const id = signed === 'forAnother' ? 'another' : (request.headers['webhook-id'] ?? '');
    const signature = this.signatureOf(id, text);
    const byAnother = {
      'webhook-signature': new Webhook(randomBytes(32).toString('base64')).sign(id, new Date(), text),
    };
    response
      .writeHead(status, {
        'content-type': 'application/json',
        ...(signed === 'not' ? {} : { ...signature, ...(signed === 'byAnother' ? byAnother : {}) }),
        ...headers,
      })
      .end(text);
  }

  private isSigned({ body, headers }: ProviderRequest): boolean {
    try {
      this.webhook.verify(body, headers, { jsonParse: false });
      return true;
    } catch {
      return false;
    }
  }

  private usual(request: ProviderRequest): ProviderReply {
    const { pathname, searchParams } = new URL(request.path, 'http://provider');
    if (request.method === 'POST') return this.posted(pathname, request);
    if (request.method === 'GET') return this.looked(pathname, searchParams);
    return { status: 405 };
  }

  private posted(pathname: string, request: ProviderRequest): ProviderReply {
    if (pathname === '/v1/payouts') return this.order(request);
    if (pathname !== '/v1/bre-b-key-validations') return { status: 405 };
    const { key } = JSON.parse(request.body) as { key: string };
    return found(this.holders.get(key));
  }

  private looked(pathname: string, asked: URLSearchParams): ProviderReply {
    if (pathname === '/v1/rates') return found(this.rateOf(`${asked.get('code') ?? ''} ${asked.get('token') ?? ''}`));
    if (pathname === '/v1/orders') return this.listed(asked);
    if (pathname.startsWith('/v1/payouts/')) return found(this.reports.get(pathname.slice('/v1/payouts/'.length)));
    return { status: 405 };
  }

  /** One may be set to be missing. */
  private rateOf(key: string): ProviderRateBody | undefined {
    return this.rates.has(key) ? this.rates.get(key) : usualRate;
  }

  /** Two at a time. */
  private listed(asked: URLSearchParams): ProviderReply {
    const all = this.lists.get(asked.get('direction') ?? '');
    if (all === undefined) return { status: 404 };
    const [from, to] = ['from', 'to'].map((name) => new Date(asked.get(name) ?? 0)) as [Date, Date];
    const orders = all.filter(({ at }) => at >= from && at < to).map(({ at: _, ...order }) => order);
    const end = Number(asked.get('after') ?? 0) + 2;
    const next = end < orders.length ? { next: String(end) } : {};
    return { status: 200, body: { orders: orders.slice(end - 2, end), ...next } };
  }

  /** The same key with another order is a mistake that must not be paid. */
  private order({ headers, body }: ProviderRequest): ProviderReply {
    const order = JSON.parse(body) as ProviderPayout;
    const key = headers['idempotency-key'] ?? '';
    if (key !== order.payoutId) return { status: 400 };
    const taken = this.orders.get(key) ?? { order, reference: `reference-${this.orders.size + 1}`, count: 0 };
    if (JSON.stringify(taken.order) !== body) return { status: 409 };
    taken.count += 1;
    this.orders.set(key, taken);
    return { status: 202, body: { reference: taken.reference } };
  }
}

function found(body: object | undefined): ProviderReply {
  return body === undefined ? { status: 404 } : { status: 200, body };
}

async function readRequest(incoming: IncomingMessage): Promise<ProviderRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming as AsyncIterable<Buffer>) chunks.push(chunk);
  const headers = Object.fromEntries(Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]));
  const { method = '', url: path = '' } = incoming;
  return { method, path, headers, body: Buffer.concat(chunks).toString() };
}
