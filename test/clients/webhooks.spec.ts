import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { Gatehouse as Client, WebhookRefused, webhooks } from '../../clients/typescript/src/index.js';
import { Gatehouse } from '../support/service/gatehouse.js';
import { type Received, Receiver } from '../support/webhooks/receiver.js';
import { until } from '../support/run/until.js';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const body = '{"payload":{"type":"tos_accepted"}}';
const nowSeconds = (): number => Math.floor(Date.now() / 1000);

function signed(timestamp: number | string = nowSeconds(), text = body): Record<string, string> {
  const digest = createHmac('sha256', Buffer.alloc(32, 7)).update(`id.${timestamp}.${text}`).digest('base64');
  return { 'webhook-id': 'id', 'webhook-timestamp': String(timestamp), 'webhook-signature': `v1,${digest}` };
}

describe('a delivery of Gatehouse', () => {
  let receiver: Receiver;
  beforeAll(async () => {
    receiver = await Receiver.start();
  });
  afterAll(() => receiver.stop());

  test('is unwrapped with the secret of its webhook, also while the secret is changed over', async () => {
    const gatehouse = await Gatehouse.shared();
    const { api } = await gatehouse.organization();
    const client = new Client({ url: gatehouse.url, key: api.key as string });
    const wanted = { url: `${receiver.url}/client`, categories: ['organization_tos' as const] };
    const { id, secret: first } = await client.post('/webhooks', { body: wanted });
    const path = { webhookId: id };
    await client.patch('/webhooks/{webhookId}/status', { path, body: { status: 'ACTIVE' } });
    const { secret: second } = await client.post('/webhooks/{webhookId}/rotate-secret', { path });
    await client.post('/webhooks/{webhookId}/send', { path, body: { type: 'tos_accepted' } });
    const received = await until('it arrives', (): Received | undefined => receiver.at('/client')[0]);
    for (const one of [first, second] as string[]) {
      const { payload } = await webhooks.unwrap(received.body, received.headers, one);
      expect(payload).toMatchObject({ type: 'tos_accepted', source: 'test' });
    }
    await expect(webhooks.unwrap(received.body, received.headers, secret)).rejects.toThrow(WebhookRefused);
  });
});

describe('a webhook', () => {
  test.each<[string, Headers | Record<string, string | string[]>, string | Uint8Array]>([
    ['headers of Node', signed(), body],
    ['headers of fetch', new Headers(signed()), body],
    [
      'headers as they came',
      {
        'Webhook-Id': 'id',
        'Webhook-Timestamp': signed()['webhook-timestamp'] ?? '',
        'Webhook-Signature': signed()['webhook-signature'] ?? '',
      },
      body,
    ],
    ['bytes', signed(), Buffer.from(body)],
    [
      'another signature beside the right one',
      { ...signed(), 'webhook-signature': `v1a,AAAA v1,AAAA ${signed()['webhook-signature']}` },
      body,
    ],
    ['a clock that is a little ahead', signed(nowSeconds() + 200), body],
    ['letters that are not of ASCII', signed(nowSeconds(), '{"payload":"Ñandú"}'), '{"payload":"Ñandú"}'],
  ])('with %s is taken', async (_, headers, given) => {
    expect(await webhooks.unwrap(given, headers, secret)).toHaveProperty('payload');
  });

  test.each<[string, string, Record<string, string>, string]>([
    ['that is not signed', 'notSigned', {}, body],
    ['without a signature', 'notSigned', { ...signed(), 'webhook-signature': '' }, body],
    ['that is old', 'notLately', signed(nowSeconds() - 330), body],
    ['that is to come', 'notLately', signed(nowSeconds() + 330), body],
    ['of no time', 'notLately', signed('now'), body],
    ['that was changed', 'wrongSignature', signed(), body.replace('accepted', 'refused')],
    ['of another id', 'wrongSignature', { ...signed(), 'webhook-id': 'other' }, body],
    [
      'of another version',
      'wrongSignature',
      { ...signed(), 'webhook-signature': (signed()['webhook-signature'] ?? '').replace('v1,', 'v2,') },
      body,
    ],
    ['of something that is no signature', 'wrongSignature', { ...signed(), 'webhook-signature': 'v1,%%%' }, body],
    ['that is no JSON', 'notJson', signed(nowSeconds(), '<html>'), '<html>'],
  ])('%s is refused: %s', async (_, reason, headers, given) => {
    await expect(webhooks.unwrap(given, headers, secret)).rejects.toMatchObject({ name: 'WebhookRefused', reason });
  });

  test('is not compared with what is no secret', async () => {
    await expect(webhooks.unwrap(body, signed(), 'whpk_%')).rejects.toThrow(/looks like whsec_/);
  });
});
