import { expect } from '@jest/globals';
import { fiatFaults } from '../chains/fiat-audit.js';
import { must } from '../service/api.js';
import { pixArrived } from './payin-provider-scene.js';
import { type Payee, askedFor, payee, pixPayment } from './payins.js';
import { executed, toBank } from './payouts.js';
import type { PayinNewsBody } from './provider-payins.js';
import { ProviderScene } from './provider-scene.js';
import { whileTimePasses } from '../service/while-time-passes.js';

/** A payout that its provider has accepted. */
export interface Ordered {
  readonly payoutId: string;
  readonly organizationId: string;
  readonly units: bigint;
}

/** A payin of which the money came. */
export interface Came {
  readonly id: string;
  readonly organizationId: string;
  readonly units: bigint;
}

export type Report = Readonly<{ status: string; fiatUnits?: bigint; feeUnits?: bigint }>;

export const rail = 'http-provider first-bank';

/** A Gatehouse with one provider of payouts and payins, of which the books of money can be read. */
export class BooksScene {
  private told = 0;

  private constructor(
    readonly scene: ProviderScene,
    readonly to: Payee,
  ) {}

  static async open(): Promise<BooksScene> {
    const scene = await ProviderScene.open({ RAIL_PROVIDER_NAME: 'first-bank' });
    return new BooksScene(scene, await payee(scene.gatehouse));
  }

  close(): Promise<void> {
    return this.scene.close();
  }

  /** Of every book of a currency, of one organization where it is named; those that are 0 are left out. */
  async of(currency: string, organizationId?: string): Promise<Record<string, bigint>> {
    const rows = await this.scene.sql<{ book: string; units: string }>(
      `SELECT book, sum(units)::text AS units FROM ledger_balance WHERE blockchain = 'fiat' AND token = $1
         AND ($2::uuid IS NULL OR organization_id = $2) GROUP BY book HAVING sum(units) <> 0`,
      [currency, organizationId ?? null],
    );
    return Object.fromEntries(rows.map(({ book, units }) => [book, BigInt(units)]));
  }

  /** By what each book differs, and no other does. */
  async changedBy(currency: string, work: () => Promise<void>): Promise<Record<string, bigint>> {
    const before = await this.of(currency);
    await work();
    const after = await this.of(currency);
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
    const changes = names.map((name) => [name, (after[name] ?? 0n) - (before[name] ?? 0n)] as const);
    return Object.fromEntries(changes.filter(([, units]) => units !== 0n));
  }

  async areProved(currency: string): Promise<void> {
    const proof = must(await this.scene.gatehouse.operator.get('/ledger/proof'), 200);
    expect(proof['balanced']).toBe(true);
    expect(proof['sums']).toContainEqual({ fiatCurrencyCode: currency, sum: '0' });
    expect(await fiatFaults(this.scene.sql)).toEqual([]);
  }

  /** Payouts that their provider has accepted, and nothing more. */
  async ordered(count: number): Promise<Ordered[]> {
    const { from, gatehouse, sql } = this.scene;
    const rows = Array.from({ length: count }, () => toBank(100, { developerFee: { developerFeePercentage: 1 } }));
    const { id } = await executed(from, rows);
    return whileTimePasses(gatehouse, 'all are accepted', async () => {
      const payouts = await sql<{ id: string; units: string }>(
        `SELECT id, quote->>'fiatUnits' AS units FROM payout WHERE payout_request_id = $1 AND status = 'pending'`,
        [id],
      );
      const orders = payouts.map((each) => ({
        payoutId: each.id,
        organizationId: from.organization.id,
        units: BigInt(each.units),
      }));
      return orders.length === count && orders;
    });
  }

  async orderedOne(): Promise<Ordered> {
    const [order] = await this.ordered(1);
    if (order === undefined) throw new Error('There is no order');
    return order;
  }

  async tell({ payoutId, organizationId }: Ordered, { status, ...money }: Report): Promise<void> {
    const saysWhy = status === 'failed' || status === 'refundInProgress';
    const why = saysWhy ? { errorCode: 'ACCOUNT_CLOSED', reason: 'closed' } : {};
    const { id, reference } = this.next();
    const report = { payoutId, organizationId, status, ...why, ...worded(money), reference };
    expect(await this.scene.provider.callBack(this.scene.gatehouse.url, report, { id })).toEqual([204]);
    await this.scene.untilReportsAreTaken();
  }

  async tellOfMoney(id: string, news: object): Promise<{ status: number; body: { accepted?: boolean } }> {
    const { provider, gatehouse } = this.scene;
    const response = await provider.tellOfPayins(gatehouse.url, id, news as PayinNewsBody);
    return { status: response.status, body: (await response.json()) as { accepted?: boolean } };
  }

  async came(units: bigint, more: object = {}, by = this.to): Promise<Came> {
    const { id } = await askedFor(by, pixPayment(String(units)));
    const opened = this.scene.provider.payins.opened.get(id)?.answer as { route: string };
    const { body } = await this.tellOfMoney(`movement-${id}`, pixArrived(opened.route, String(units), more));
    expect(body).toEqual({ accepted: true, payinId: id });
    return { id, organizationId: by.organization.id, units };
  }

  async reportMoney({ id: payinId, organizationId }: Came, { status, ...money }: Report): Promise<void> {
    const { id, reference } = this.next();
    const report = { type: 'report', payinId, organizationId, status, ...worded(money), reference };
    expect((await this.tellOfMoney(id, report)).status).toBe(200);
  }

  private next(): { id: string; reference: string } {
    this.told += 1;
    return { id: `told-${this.told}`, reference: `own-${this.told}` };
  }
}

function worded({ fiatUnits, feeUnits }: Omit<Report, 'status'>): object {
  return {
    ...(fiatUnits === undefined ? {} : { fiatUnits: String(fiatUnits) }),
    ...(feeUnits === undefined ? {} : { feeUnits: String(feeUnits) }),
  };
}
