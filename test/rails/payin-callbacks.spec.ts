import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Controller, Module, Post } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { type PayinNews, ProviderCallbacks, RailsModule, providerPayinNews } from '#rails';
import { SignedBody, type SignedBytes } from '#runtime';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import type { PayinNewsBody } from '../support/payments/provider-payins.js';
import { ProviderServer } from '../support/payments/provider-server.js';

@Controller('payins')
class CallbackController {
  constructor(private readonly callbacks: ProviderCallbacks) {}

  @Post('provider-callbacks')
  tell(@SignedBody(providerPayinNews) signed: SignedBytes): unknown {
    return inJson(this.callbacks.readPayinNews(signed).said);
  }
}

/** JSON has no whole numbers that are large enough. */
function inJson(news: PayinNews): object {
  return news.type === 'arrived' ? { ...news, fiatUnits: [typeof news.fiatUnits, String(news.fiatUnits)] } : news;
}

@Module({ imports: [RailsModule], controllers: [CallbackController] })
class CallbackModule {}

describe('what a provider tells of payins by itself', () => {
  let server: ProviderServer;
  let gatehouse: OwnGatehouse;

  beforeAll(async () => {
    server = await ProviderServer.start();
    gatehouse = await Gatehouse.start({ module: CallbackModule, environment: server.environment });
  });

  afterAll(async () => {
    await gatehouse.stop();
    await server.close();
  });

  const sender = {
    name: 'Ana Pérez',
    accountNumber: '2850590940090418135201',
    bankCode: '285',
    bankName: 'Banco',
    documentNumber: '20123456786',
    documentType: 'CUIT',
    clearingId: 'COELSA-1',
    sourceReference: 'r-1',
    routingNumber: '021000021',
    description: 'Factura 1',
  };
  const arrived = { type: 'arrived', code: 'ars', route: '0000199700000000000017', fiatUnits: '150000', sender };
  const report = { type: 'report', payinId: randomUUID(), organizationId: randomUUID(), status: 'released' };

  async function told(body: object, id = 'news-1', at = gatehouse): Promise<{ status: number; answer: unknown }> {
    const response = await server.tellOfPayins(at.url, id, body as PayinNewsBody);
    return { status: response.status, answer: await response.json() };
  }

  async function refusal(body: object): Promise<unknown> {
    const { status, answer } = await told(body);
    expect(status).toBe(400);
    return (answer as { params: { failures: unknown } }).params.failures;
  }

  test('is money that came, by the id of the movement', async () => {
    expect(await told(arrived, 'movement-1')).toEqual({
      status: 201,
      answer: { ...arrived, id: 'movement-1', fiatUnits: ['bigint', '150000'], isHeld: false },
    });
  });

  test('is money of which little is known, and which is held', async () => {
    const little = { ...arrived, code: 'brl', fiatUnits: '1000000000000000000', isHeld: true, sender: {} };
    expect((await told(little)).answer).toEqual({
      ...little,
      id: 'news-1',
      fiatUnits: ['bigint', '1000000000000000000'],
    });
  });

  test.each(['onHold', 'released', 'rejected'])('is a report that it was %s', async (status) => {
    expect(await told({ ...report, status }, 'report-1')).toEqual({
      status: 201,
      answer: { ...report, status, id: 'report-1' },
    });
  });

  test('may be told again, and is the same', async () => {
    const answers = [await told(arrived), await told(arrived), await told(arrived)];
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  test.each<[string, object, string]>([
    ['no type', { ...arrived, type: undefined }, 'type'],
    ['an unknown type', { ...arrived, type: 'came' }, 'type'],
    ['another currency', { ...arrived, code: 'eur' }, 'code'],
    ['no route', { ...arrived, route: undefined }, 'route'],
    ['a route with a space', { ...arrived, route: 'a b' }, 'route'],
    ['too long a route', { ...arrived, route: 'r'.repeat(101) }, 'route'],
    ['an amount as a number', { ...arrived, fiatUnits: 150000 }, 'fiatUnits'],
    ['an amount of nothing', { ...arrived, fiatUnits: '0' }, 'fiatUnits'],
    ['an amount below nothing', { ...arrived, fiatUnits: '-1' }, 'fiatUnits'],
    ['an amount with decimals', { ...arrived, fiatUnits: '1500.00' }, 'fiatUnits'],
    ['more than there is', { ...arrived, fiatUnits: '1000000000000000001' }, 'fiatUnits'],
    ['a hold that is none', { ...arrived, isHeld: 'no' }, 'isHeld'],
    ['no sender', { ...arrived, sender: undefined }, 'sender'],
    ['a sender that is none', { ...arrived, sender: 'Ana' }, 'sender'],
    ['too long a name', { ...arrived, sender: { name: 'x'.repeat(201) } }, 'sender.name'],
    ['too long a number', { ...arrived, sender: { accountNumber: 'x'.repeat(51) } }, 'sender.accountNumber'],
    ['an empty document', { ...arrived, sender: { documentNumber: '' } }, 'sender.documentNumber'],
    ['more of the sender than was agreed', { ...arrived, sender: { email: 'a@b.example' } }, 'sender.email'],
    ['more than was agreed', { ...arrived, payinId: report.payinId }, 'payinId'],
    ['an unknown status', { ...report, status: 'completed' }, 'status'],
    ['an id that is none', { ...report, payinId: '1' }, 'payinId'],
    ['no organization', { ...report, organizationId: undefined }, 'organizationId'],
    ['a report of part of a cent', { ...report, fiatUnits: '1.5' }, 'fiatUnits'],
  ])('is refused where it has %s', async (_, wrong, field) => {
    expect(await refusal(wrong)).toMatchObject([{ field }]);
  });

  test('is not what Gatehouse itself signs with the same secret', async () => {
    const { payinId, organizationId } = report;
    expect(await refusal({ payinId, organizationId, arrivalId: 'a' })).toMatchObject([{ field: 'type' }]);
    expect(await refusal({ payinId, organizationId, type: 'brl-pix' })).toMatchObject([{ field: 'type' }]);
  });

  test('has an id that is not too long', async () => {
    expect((await told(arrived, 'a'.repeat(200))).status).toBe(201);
    expect(await told(arrived, 'a'.repeat(201))).toMatchObject({
      status: 400,
      answer: { params: { failures: [{ field: 'webhook-id' }] } },
    });
  });

  test('is not believed without a signature of the provider, or after five minutes', async () => {
    const body = JSON.stringify(arrived);
    const other = await ProviderServer.start();
    for (const headers of [
      {},
      other.signatureOf('news-1', body),
      { ...server.signatureOf('news-1', body), 'webhook-id': 'news-2' },
      server.signatureOf('news-1', body.replace('150000', '150001')),
      server.signatureOf('news-1', body, new Date(Date.now() - 6 * 60_000)),
    ]) {
      const response = await fetch(`${gatehouse.url}/payins/provider-callbacks`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body,
      });
      expect(response.status).toBe(401);
    }
    await other.close();
  });

  test('is not believed at all where there is no provider', async () => {
    const alone = await Gatehouse.start({ module: CallbackModule });
    expect(await told(arrived, 'news-1', alone)).toMatchObject({ status: 401 });
    await alone.stop();
  });
});
