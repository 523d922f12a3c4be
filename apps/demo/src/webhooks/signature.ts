import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const toleranceMilliseconds = 5 * 60 * 1000;

/**
 * Whether a delivery was signed with this secret, and lately: `v1` of Standard Webhooks 1.0, as the guide on webhooks
 * tells partners to verify it. `now` is real time. There may be several signatures; one has to match.
 */
export function isSigned(headers: IncomingHttpHeaders, body: Buffer, secret: string, now: Date): boolean {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => {
    const value = headers[name];
    return typeof value === 'string' ? value : '';
  }) as [string, string, string];
  if (!/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() - Number(timestamp) * 1000) > toleranceMilliseconds) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.`).update(body).digest();
  return signatures.split(' ').some((signature) => isThat(signature, expected));
}

function isThat(signature: string, expected: Buffer): boolean {
  const [version, value = ''] = signature.split(',');
  const given = Buffer.from(value, 'base64');
  return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected);
}
