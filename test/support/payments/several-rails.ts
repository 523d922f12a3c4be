import { expect } from '@jest/globals';
import { must } from '../service/api.js';
import { Gatehouse, type OwnGatehouse } from '../service/gatehouse.js';
import type { Environment } from '../service/service.js';
import { areToldOf } from '../webhooks/audit.js';
import { untilFaultless } from './payout-audit.js';
import { ProviderServer } from './provider-server.js';
import { until } from '../run/until.js';

export const bankNames = ['first-bank', 'second-bank'] as const;
export type BankName = (typeof bankNames)[number];

/** As the rail of a bank is recorded. */
export function railOf(bank: BankName): string {
  return `http-provider ${bank}`;
}

/** What is said of each bank after its address, such as `preference=2`; of one that is left out nothing is configured. */
export type Said = Readonly<Partial<Record<BankName, string>>>;

/** A Gatehouse with two providers over real HTTP, which may be drained or configured otherwise. */
export class SeveralRails {
  private readonly ended: OwnGatehouse[] = [];

  private constructor(
    readonly banks: Readonly<Record<BankName, ProviderServer>>,
    public gatehouse: OwnGatehouse,
  ) {}

  static async open(said: Said): Promise<SeveralRails> {
    const [first, second] = [await ProviderServer.start(), await ProviderServer.start()];
    const banks = { 'first-bank': first, 'second-bank': second };
    return new SeveralRails(banks, await Gatehouse.start({ environment: environmentOf(banks, said) }));
  }

  async close(): Promise<void> {
    await this.gatehouse.stop();
    for (const one of this.ended) await one.stop();
    for (const name of bankNames) await this.banks[name].close();
  }

  /** Another process in its place, with another configuration. */
  async restart(said: Said): Promise<void> {
    await this.gatehouse.service.close();
    const environment = environmentOf(this.banks, said);
    const again = await Gatehouse.start({ beside: this.gatehouse, environment });
    this.ended.push(this.gatehouse);
    this.gatehouse = again;
  }

  async drain(bank: BankName): Promise<void> {
    const path = `/rails/${encodeURIComponent(railOf(bank))}/drains`;
    must(await this.gatehouse.operator.post(path, { reason: 'Its contract ends' }), 201);
  }

  async resume(bank: BankName): Promise<void> {
    must(await this.gatehouse.operator.delete(`/rails/${encodeURIComponent(railOf(bank))}/drains`), 204);
  }

  /** From now on all are asked again how much they take. */
  async forgetRates(): Promise<void> {
    await this.gatehouse.advance(31);
  }

  reset(): void {
    for (const name of bankNames) this.banks[name].instead = undefined;
  }

  async isWhole(): Promise<void> {
    await until('all is told', () => areToldOf(this.sql));
    await untilFaultless(this.sql, () => this.gatehouse.advance(1));
    expect(must(await this.gatehouse.operator.get('/ledger/proof'), 200)['balanced']).toBe(true);
  }

  readonly sql = <T extends object>(text: string, values?: readonly unknown[]): Promise<T[]> =>
    this.gatehouse.sql<T>(text, values);
}

function environmentOf(banks: Readonly<Record<BankName, ProviderServer>>, said: Said): Environment {
  const named = bankNames.filter((name) => said[name] !== undefined);
  return {
    RAILS: named.map((name) => `${name}=${banks[name].url}?${said[name] ?? ''}`).join(' '),
    RAIL_SECRETS: named.map((name) => `${name}=${banks[name].secret}`).join(' '),
    RAIL_PROVIDER_TIMEOUT_MILLISECONDS: '1500',
  };
}
