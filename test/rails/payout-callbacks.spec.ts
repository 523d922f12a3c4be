import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { Controller, Module, Post } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { ProviderCallbacks, ProviderReport, RailsModule } from '#rails';
import { Clock, SignedBody, type SignedBytes } from '#runtime';
import { Gatehouse, type OwnGatehouse } from '../support/service/gatehouse.js';
import { ProviderServer } from '../support/payments/provider-server.js';

const path = '/payouts/provider-callbacks';

@Controller('payouts')
class CallbackController {
  constructor(private readonly callbacks: ProviderCallbacks) {}

  @Post('provider-callbacks')
  tell(@SignedBody(ProviderReport) signed: SignedBytes): unknown {
    return this.callbacks.readPayoutReport(signed).said;
  }
}

@Module({ imports: [RailsModule], controllers: [CallbackController] })
class CallbackModule {}

describe('what a payout provider tells by itself', () => {
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

  const report = { payoutId: randomUUID(), organizationId: randomUUID(), status: 'completed' };
  const failed = { ...report, status: 'failed', errorCode: 'ACCOUNT_CLOSED', reason: 'Closed in May' };

  async function told(
    body: string,
    headers: Record<string, string>,
    at = gatehouse,
  ): Promise<{ status: number; name: unknown; answer: Record<string, unknown> }> {
    const response = await fetch(`${at.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
    });
    const answer = (await response.json()) as Record<string, unknown>;
    return { status: response.status, name: answer['name'], answer };
  }

  test('is read by the id of its message', async () => {
    for (const one of [report, failed, { ...failed, status: 'refundInProgress' }, { ...report, status: 'onHold' }]) {
      const body = JSON.stringify(one);
      expect(await told(body, server.signatureOf('report-1', body))).toMatchObject({
        status: 201,
        answer: { id: 'report-1', ...one },
      });
    }
  });

  test('is signed in the very bytes that came', async () => {
    const body = `{ "status":"comple\\u0074ed",\n"organizationId" : "${report.organizationId}", "payoutId":"${report.payoutId}" }`;
    const headers = server.signatureOf('report-1', body);
    expect((await told(body, headers)).answer).toEqual({ id: 'report-1', ...report });
    expect(await told(JSON.stringify(JSON.parse(body)), headers)).toMatchObject({ status: 401 });
  });

  test('may be told again, and is the same report', async () => {
    expect(await server.callBack(gatehouse.url, report, { times: 3 })).toEqual([201, 201, 201]);
  });

  test('has ids in small letters, however they come', async () => {
    const body = JSON.stringify({ ...report, payoutId: report.payoutId.toUpperCase() });
    expect((await told(body, server.signatureOf('report-1', body))).answer['payoutId']).toBe(report.payoutId);
  });

  test('is not believed without a signature of the provider', async () => {
    const body = JSON.stringify(report);
    const signed = server.signatureOf('report-1', body);
    const other = await ProviderServer.start();
    const minutesAgo = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);
    for (const headers of [
      {},
      other.signatureOf('report-1', body),
      { ...signed, 'webhook-id': 'report-2' },
      server.signatureOf('report-1', `${body} `),
      server.signatureOf('report-1', body, minutesAgo(6)),
      server.signatureOf('report-1', body, minutesAgo(-6)),
    ])
      expect(await told(body, headers)).toMatchObject({ status: 401, name: 'Unauthenticated' });
    for (const minutes of [4, -4])
      expect((await told(body, server.signatureOf('report-1', body, minutesAgo(minutes)))).status).toBe(201);
    await other.close();
  });

  test('is signed in real time, however far the sandbox clock is ahead', async () => {
    const clock = gatehouse.service.get(Clock);
    clock.setOffset(24 * 60 * 60 * 1000);
    try {
      expect(await server.callBack(gatehouse.url, report)).toEqual([201]);
    } finally {
      clock.setOffset(0);
    }
  });

  test.each([
    ['an unknown status', { ...report, status: 'done' }, 'status'],
    ['an id that is none', { ...report, payoutId: '1' }, 'payoutId'],
    ['no organization', { ...report, organizationId: undefined }, 'organizationId'],
    ['a failure without a code', { ...failed, errorCode: undefined }, 'errorCode'],
    ['a failure with an unknown code', { ...failed, errorCode: 'NO' }, 'errorCode'],
    ['a failure without a reason', { ...failed, reason: undefined }, 'reason'],
    ['too long a reason', { ...failed, reason: 'x'.repeat(501) }, 'reason'],
    ['more than was agreed', { ...report, extra: 1 }, 'extra'],
  ])('is refused where it has %s', async (_, wrong, field) => {
    const body = JSON.stringify(wrong);
    expect(await told(body, server.signatureOf('report-1', body))).toMatchObject({
      status: 400,
      name: 'ValidationFailed',
      answer: { params: { failures: [{ field }] } },
    });
  });

  test('is refused with too long an id of its message', async () => {
    const body = JSON.stringify(report);
    expect((await told(body, server.signatureOf('r'.repeat(200), body))).status).toBe(201);
    expect(await told(body, server.signatureOf('r'.repeat(201), body))).toMatchObject({
      status: 400,
      answer: { params: { failures: [{ field: 'webhook-id' }] } },
    });
  });

  test.each(['', '[]', '{', 'null'])('is refused where it is no object: %j', async (body) => {
    expect((await told(body, server.signatureOf('report-1', body))).status).toBe(400);
  });

  test('is not believed at all where there is no provider', async () => {
    const alone = await Gatehouse.start({ module: CallbackModule });
    const body = JSON.stringify(report);
    expect(await told(body, server.signatureOf('report-1', body), alone)).toMatchObject({ status: 401 });
    await alone.stop();
  });
});
