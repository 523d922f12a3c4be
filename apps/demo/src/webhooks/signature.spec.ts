import { expect, test } from '@jest/globals';
import { createHmac } from 'node:crypto';
import { isSigned } from './signature.js';

const now = new Date('2026-11-21T10:00:00.000Z');
const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const body = Buffer.from('{"payload":1}');

function headers(secondsAgo = 0, more: Record<string, string> = {}): Record<string, string> {
  const timestamp = String(now.getTime() / 1000 - secondsAgo);
  const digest = createHmac('sha256', Buffer.alloc(32, 7)).update(`id.${timestamp}.`).update(body).digest('base64');
  return { 'webhook-id': 'id', 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${digest}`, ...more };
}

const { 'webhook-signature': right = '' } = headers();

test.each<[string, boolean, Record<string, string>]>([
  ['signed just now', true, headers()],
  ['signed five minutes ago', true, headers(300)],
  ['signed longer ago', false, headers(301)],
  ['signed five minutes from now, by another clock', true, headers(-300)],
  ['signed later', false, headers(-301)],
  ['with another signature beside the right one', true, headers(0, { 'webhook-signature': `v1,AAAA ${right}` })],
  ['with another signature alone', false, headers(0, { 'webhook-signature': 'v1,AAAA' })],
  ['with a signature of another version', false, headers(0, { 'webhook-signature': right.replace('v1,', 'v2,') })],
  ['without a signature', false, headers(0, { 'webhook-signature': '' })],
  ['of another id', false, headers(0, { 'webhook-id': 'other' })],
  ['of another time', false, { ...headers(), 'webhook-timestamp': String(now.getTime() / 1000 - 1) }],
  ['of no time', false, headers(0, { 'webhook-timestamp': 'now' })],
])('what is %s is taken: %s', (_, expected, given) => {
  expect(isSigned(given, body, secret, now)).toBe(expected);
});

test('a body that was changed, or another secret, is not taken', () => {
  expect(isSigned(headers(), Buffer.from('{"payload":2}'), secret, now)).toBe(false);
  expect(isSigned(headers(), body, `whsec_${Buffer.alloc(32, 8).toString('base64')}`, now)).toBe(false);
});
