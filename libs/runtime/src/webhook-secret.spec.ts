import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { Webhook } from 'standardwebhooks';
import { WebhookSecret } from './webhook-secret.js';

const text = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const secret = WebhookSecret.parse(text);
const theirs = new Webhook(text);
const minute = 60_000;

describe('a secret that two share', () => {
  test('signs what Standard Webhooks takes, and takes what it signs', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.string({ unit: 'binary' }), (id, body) => {
        const now = new Date();
        expect(theirs.verify(body, secret.headersFor(id, body, now), { jsonParse: false })).toBeUndefined();
        const headers = {
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
          'webhook-signature': theirs.sign(id, now, body),
        };
        expect(secret.verifiedId(headers, Buffer.from(body), now)).toBe(id);
      }),
    );
  });

  const now = new Date('2026-11-22T10:00:00.000Z');
  const body = Buffer.from('{"status":"completed"}');
  const headers = secret.headersFor('an-id', body, now);
  const signature = headers['webhook-signature'] ?? '';

  test('takes one good signature among several', () => {
    const several = { ...headers, 'webhook-signature': `v1,AAAA v1a,BBBB ${signature} v1,` };
    expect(secret.verifiedId(several, body, now)).toBe('an-id');
  });

  test.each([
    ['another id', { 'webhook-id': 'another' }],
    ['no id', { 'webhook-id': undefined }],
    ['an empty id', { 'webhook-id': '' }],
    ['two ids', { 'webhook-id': ['an-id', 'an-id'] }],
    ['another second', { 'webhook-timestamp': String(now.getTime() / 1000 + 1) }],
    ['no time', { 'webhook-timestamp': undefined }],
    ['the same time in other words', { 'webhook-timestamp': `0${headers['webhook-timestamp'] ?? ''}` }],
    ['a time that is no number', { 'webhook-timestamp': 'NaN' }],
    ['no signature', { 'webhook-signature': undefined }],
    ['an empty signature', { 'webhook-signature': '' }],
    ['half of the signature', { 'webhook-signature': signature.slice(0, 20) }],
    ['the signature of another version', { 'webhook-signature': signature.replace('v1,', 'v2,') }],
    ['the signature without its version', { 'webhook-signature': signature.replace('v1,', '') }],
  ])('does not take %s', (_, other) => {
    expect(secret.verifiedId({ ...headers, ...other }, body, now)).toBeUndefined();
  });

  test('does not take another body, nor another secret', () => {
    expect(secret.verifiedId(headers, Buffer.from('{"status":"failed"}'), now)).toBeUndefined();
    const other = new WebhookSecret(Buffer.alloc(32, 8).toString('base64'));
    expect(other.verifiedId(headers, body, now)).toBeUndefined();
  });

  test('while it is changed, signs by both and takes either', () => {
    const [older, newer] = [Buffer.alloc(32, 8).toString('base64'), Buffer.alloc(32, 9).toString('base64')];
    const both = WebhookSecret.parse(`whsec_${newer},whsec_${older}`);
    for (const one of [new WebhookSecret(older), new WebhookSecret(newer)]) {
      expect(one.verifiedId(both.headersFor('an-id', body, now), body, now)).toBe('an-id');
      expect(both.verifiedId(one.headersFor('an-id', body, now), body, now)).toBe('an-id');
    }
    expect(both.verifiedId(headers, body, now)).toBeUndefined();
  });

  test.each([-1, 1])('takes what was signed five minutes away, and nothing further (%d)', (direction) => {
    const at = (milliseconds: number): Date => new Date(now.getTime() + direction * milliseconds);
    expect(secret.verifiedId(headers, body, at(5 * minute))).toBe('an-id');
    expect(secret.verifiedId(headers, body, at(5 * minute + 1))).toBeUndefined();
  });
});
