import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { isStaticPix, hasError, parsePix } from 'pix-utils';
import { isCvu } from '#contracts';
import { type PayinOrder, type PayinRail, PayinRails, RailDrains, RailsModule } from '#rails';
import { Clock, Ids } from '#runtime';
import { Providers } from '../../libs/rails/src/provider/providers.js';
import { SandboxPayinRail } from '../../libs/rails/src/sandbox/sandbox-payin-rail.js';
import { Gatehouse, liveEnvironment, type OwnGatehouse } from '../support/service/gatehouse.js';
import { ProviderServer } from '../support/payments/provider-server.js';
import { configFrom } from './provider-scene.js';

let gatehouse: OwnGatehouse;
let rail: PayinRail;
beforeAll(async () => {
  gatehouse = await Gatehouse.start({ module: RailsModule });
  rail = onlyOf(gatehouse.service.get(PayinRails));
});
afterAll(() => gatehouse.stop());

/** As another installation would have it, with that sandbox. */
function railsWith(environment: Record<string, string>): PayinRails {
  const config = configFrom({ ...gatehouse.environment, ...environment });
  const clock = new Clock();
  const providers = new Providers(config, clock, new Ids(clock));
  const { service } = gatehouse;
  return new PayinRails(config, providers, service.get(SandboxPayinRail), service.get(RailDrains));
}

function onlyOf({ listed }: PayinRails): PayinRail {
  expect(listed).toHaveLength(1);
  return listed[0]?.rail as PayinRail;
}

function order(more: Partial<PayinOrder> = {}): PayinOrder {
  return {
    id: randomUUID(),
    organizationId: randomUUID(),
    type: 'ars-bank-transfer',
    fiatUnits: 150_025n,
    payerAccountNumber: '2850590940090418135201',
    expiresAt: new Date('2030-01-02T03:04:05Z'),
    ...more,
  };
}

function readByOthers(code: string): object {
  const read = parsePix(code);
  if (hasError(read) || !isStaticPix(read)) throw new Error(`It is no PIX code: ${code}`);
  return read;
}

describe('the sandbox takes in money', () => {
  test('on terms of its own', async () => {
    expect(rail.name).toBe('sandbox');
    const terms = { exchangeFeeBasisPoints: 50, transactionFeeUnits: 0n };
    expect(await rail.terms('ars', 'USDC')).toMatchObject({ ...terms, leastFiatUnits: 1_000n });
    expect(await rail.terms('brl', 'USDT')).toMatchObject({ ...terms, leastFiatUnits: 100n });
    expect(await rail.terms('usd', 'USDC')).toMatchObject({ ...terms, leastFiatUnits: 100n });
  });

  test('in ARS at a CVU that was never given before, however many ask at once', async () => {
    const all = await Promise.all(Array.from({ length: 300 }, () => rail.open(order())));
    const [first] = all;
    expect(first?.instructions).toEqual({
      type: 'ars-bank-transfer',
      cvu: first?.route,
      bankName: 'Gatehouse Sandbox',
    });
    const routes = all.map((opened) => opened?.route ?? '');
    expect(routes.filter((route) => !isCvu(route))).toEqual([]);
    expect(new Set(routes).size).toBe(300);
  });

  test('in BRL by a PIX code with its amount and a reference of its own', async () => {
    const its = order({ type: 'brl-pix', id: '00000000-0000-7000-8000-00000000000a' });
    const opened = await rail.open(its);
    if (opened?.instructions.type !== 'brl-pix') throw new Error('It was not opened');
    expect(readByOthers(opened.instructions.brCode)).toMatchObject({
      merchantName: 'Gatehouse Sandbox',
      transactionAmount: 1500.25,
      txid: opened.route,
    });
    expect(opened.route).toMatch(/^[0-9a-z]{25}$/);
    const read = [...opened.route].reduce((sum, digit) => sum * 36n + BigInt(parseInt(digit, 36)), 0n);
    expect(read).toBe(0x7000_8000_0000_0000_000an);
    expect(await rail.open(its)).toEqual(opened);
  });

  test('and opens no PIX code for what there is no room for in one', async () => {
    const most = order({ type: 'brl-pix', fiatUnits: 999_999_999_999n });
    expect(await rail.open(most)).toMatchObject({ instructions: { type: 'brl-pix' } });
    expect(await rail.open({ ...most, fiatUnits: 1_000_000_000_000n })).toBeUndefined();
  });

  test('for an account at any time, of whatever amount', async () => {
    const account = { organizationId: randomUUID(), id: randomUUID() };
    const [ars, brl, ...more] = await rail.depositRoutes(account);
    if (ars?.code !== 'ars' || brl?.code !== 'brl') throw new Error('There are not both routes');
    expect(more).toEqual([]);
    expect([isCvu(ars.accountNumber), ars.route, ars.bankName]).toEqual([true, ars.accountNumber, 'Gatehouse Sandbox']);
    expect(readByOthers(brl.pixBRcode)).toMatchObject({ transactionAmount: 0, txid: brl.route });
    const [other, otherBrl] = await rail.depositRoutes({ ...account, id: randomUUID() });
    expect([other?.route === ars.route, otherBrl?.route === brl.route]).toEqual([false, false]);
  });

  test('and gives it back to nobody, but says so', async () => {
    const money = { payinId: randomUUID(), organizationId: randomUUID(), arrivalId: 'arrival-1' };
    await rail.sendBack(money);
    const lines = gatehouse.log.filter((line) => line.includes('sends money back'));
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([money]);
  });
});

describe('the rail of an installation for what comes in', () => {
  let server: ProviderServer;
  beforeAll(async () => {
    server = await ProviderServer.start();
  });
  afterAll(() => server.close());

  test('is that of the provider, where there is one', async () => {
    const its = onlyOf(railsWith({ ...server.environment, RAIL_PROVIDER_NAME: 'First Bank' }));
    expect(its.name).toBe('http-provider First Bank');
    expect(await its.terms('ars', 'USDC')).toMatchObject({ rateE8: 145_025_000_000n, leastFiatUnits: 1_000n });
    const opened = order();
    expect(await its.open(opened)).toMatchObject({ route: expect.stringMatching(/^0000199/) });
    expect(server.payins.opened.has(opened.id)).toBe(true);
    expect(await its.depositRoutes({ organizationId: 'o', id: 'a' })).toHaveLength(2);
    await its.sendBack({ payinId: 'p', organizationId: 'o', arrivalId: 'a' });
    expect(server.payins.returns.size).toBe(1);
  });

  test('fails for a moment where a caller waits, who is told to ask again', async () => {
    const all = railsWith(server.environment);
    server.instead = () => ({ status: 500 });
    await expect(all.offersOf(await all.taking(), 'ars', 'USDC')).rejects.toMatchObject({
      name: 'ServiceUnavailable',
      cause: { message: 'The payment provider answered HTTP 500' },
    });
    await expect(onlyOf(all).sendBack({ payinId: 'p', organizationId: 'o', arrivalId: 'a' })).rejects.toThrow(
      'The payment provider answered HTTP 500',
    );
    server.instead = undefined;
  });

  test('is none in live without one: nothing is taken in, and nothing is lost', async () => {
    const its = railsWith(liveEnvironment);
    expect([its.names, its.isSandbox]).toEqual(['none', false]);
    expect(await its.offersOf(await its.taking(), 'ars', 'USDC')).toEqual([]);
    expect(its.named('sandbox')).toBeUndefined();
  });
});
