import { expect } from '@jest/globals';
import { must } from '../service/api.js';
import { areToldOf } from '../webhooks/audit.js';
import { Gatehouse, type OwnGatehouse } from '../service/gatehouse.js';
import type { Environment } from '../service/service.js';
import { untilFaultless } from './payout-audit.js';
import { type Payer, created, eventsOf, journeys, payer, statusOf, toBank, untilRequest } from './payouts.js';
import type { ProviderReply, ProviderRequest } from './provider-messages.js';
import { ProviderServer } from './provider-server.js';
import { until } from '../run/until.js';

export type Instead = (
  request: ProviderRequest,
  usual: () => ProviderReply,
) => ProviderReply | undefined | Promise<ProviderReply | undefined>;

export interface Paying {
  readonly id: string;
  readonly payoutId: string;
}

export const answersWithinMilliseconds = 1_500;
export const paid = 'created > pending > completed';
const why = { errorCode: 'ACCOUNT_CLOSED', reason: 'The account is closed' };

/** A Gatehouse with a provider of payouts that may misbehave, and somebody who pays. */
export class ProviderScene {
  private readonly ended: OwnGatehouse[] = [];

  private constructor(
    readonly provider: ProviderServer,
    public gatehouse: OwnGatehouse,
    public from: Payer,
    private readonly environment: Environment,
  ) {}

  static async open(more: Environment = {}): Promise<ProviderScene> {
    const provider = await ProviderServer.start();
    const limit = { RAIL_PROVIDER_TIMEOUT_MILLISECONDS: String(answersWithinMilliseconds) };
    const environment = { ...provider.environment, ...limit, ...more };
    const gatehouse = await Gatehouse.start({ environment });
    return new ProviderScene(provider, gatehouse, await payer(gatehouse, '100000000000'), environment);
  }

  async close(): Promise<void> {
    await this.gatehouse.stop();
    for (const one of this.ended) await one.stop();
    await this.provider.close();
  }

  /** Another process in its place, on the same database, with another configuration where it is given. */
  async restart(more: Environment = {}): Promise<void> {
    const again = await Gatehouse.start({ beside: this.gatehouse, environment: { ...this.environment, ...more } });
    this.ended.push(this.gatehouse);
    this.gatehouse = again;
    this.from = { ...this.from, api: again.withKey(this.from.api.key ?? '') };
  }

  /** A request of one payout to a bank; of it, `instead` is asked first. */
  async paying(instead?: Instead): Promise<Paying> {
    const { from, provider } = this;
    const { id, payouts } = await created(from, [toBank(100, { developerFee: { developerFeePercentage: 1 } })]);
    const payoutId = payouts[0]?.id ?? '';
    provider.instead =
      instead && ((request, usual) => (isAbout(request, payoutId) ? instead(request, usual) : undefined));
    must(await from.api.post(`/payout-requests/${id}/execute`, {}), 200);
    return { id, payoutId };
  }

  /** By the provider itself; the statuses that were answered. */
  tell(payoutId: string, status: string, more: { id?: string; times?: number } = {}): Promise<number[]> {
    return this.provider.callBack(this.gatehouse.url, this.reportOf(payoutId, status), more);
  }

  /** To whoever looks it up. */
  willTell(payoutId: string, status: string): void {
    this.provider.reports.set(payoutId, { ...this.reportOf(payoutId, status), reportId: `r-${payoutId}-${status}` });
  }

  async untilPayout({ id }: Paying, status: string): Promise<void> {
    await untilRequest(this.gatehouse, this.from, id, `the payout is ${status}`, ({ payouts }) =>
      payouts.every((payout) => statusOf(payout) === status),
    );
  }

  /** It went this way and no other, and was never ordered in two ways. */
  async went({ id, payoutId }: Paying, journey: string): Promise<void> {
    await until('all is told', () => areToldOf(this.sql));
    expect(journeys(await eventsOf(this.from, id)).get(payoutId)).toBe(journey);
    const orders = this.provider.at('/v1/payouts').filter((request) => isAbout(request, payoutId));
    const different = new Set(orders.map(({ body, headers }) => `${headers['idempotency-key']} ${body}`));
    expect(different.size).toBe(1);
  }

  async untilReportsAreTaken(): Promise<void> {
    await until('all reports are taken', async () => {
      const jobs = await this.sql(`SELECT 1 FROM graphile_worker.jobs WHERE task_identifier = 'takePayoutReport'`);
      return jobs.length === 0;
    });
  }

  async isWhole(): Promise<void> {
    await until('all tokens are back', async () => {
      await this.gatehouse.advance(5);
      return (await this.sql('SELECT 1 FROM payout_request WHERE returning_count > 0')).length === 0;
    });
    await until('all is told', () => areToldOf(this.sql));
    await untilFaultless(this.sql, () => this.gatehouse.advance(1));
    expect(must(await this.gatehouse.operator.get('/ledger/proof'), 200)['balanced']).toBe(true);
  }

  readonly sql = <T extends object>(text: string, values?: readonly unknown[]): Promise<T[]> =>
    this.gatehouse.sql<T>(text, values);

  private reportOf(payoutId: string, status: string): { payoutId: string; organizationId: string; status: string } {
    const saysWhy = status === 'failed' || status === 'refundInProgress';
    return { payoutId, organizationId: this.from.organization.id, status, ...(saysWhy ? why : {}) };
  }
}

export function isOrder({ method, path }: ProviderRequest): boolean {
  return method === 'POST' && path === '/v1/payouts';
}

function isAbout({ path, body }: ProviderRequest, payoutId: string): boolean {
  return path.endsWith(payoutId) || body.includes(payoutId);
}
