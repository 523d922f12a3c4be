import type { WebhookEvent } from '../calls/call-types.js';
import { WebhookRefused } from './webhook-refused.js';

/** As a server has them: those of `fetch`, or of Node. */
export type WebhookHeaders =
  { get(name: string): string | null } | Readonly<Record<string, string | readonly string[] | undefined>>;

const toleranceSeconds = 5 * 60;

/**
 * The event of a delivery, once its signature is verified (`v1` of Standard Webhooks). The body is that which arrived,
 * not parsed. Throws `WebhookRefused`, which says why: answer 401 then.
 */
export async function unwrap(
  body: string | Uint8Array,
  headers: WebhookHeaders,
  secret: string,
): Promise<WebhookEvent> {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    headerOf(headers, name),
  ) as [string, string, string];
  if (id === '' || signatures === '') throw new WebhookRefused('notSigned', 'it has no signature');
  const seconds = /^\d{1,12}$/.test(timestamp) ? Number(timestamp) : Number.NaN;
  if (!(Math.abs(Date.now() / 1000 - seconds) <= toleranceSeconds))
    throw new WebhookRefused('notLately', 'it was not signed within the last five minutes');
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  if (!(await isSigned(joined(`${id}.${timestamp}.`, bytes), signatures, secret)))
    throw new WebhookRefused('wrongSignature', 'its signature is not of this secret, or it was changed');
  return eventIn(bytes);
}

/** There may be several signatures, while secrets are changed over: one has to match. */
async function isSigned(signed: Uint8Array<ArrayBuffer>, signatures: string, secret: string): Promise<boolean> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const raw = bytesOf(secret.replace(/^whsec_/, ''));
  if (raw === undefined || raw.length === 0)
    throw new TypeError('The secret of a webhook looks like whsec_…, as it was answered when it was created');
  const key = await crypto.subtle.importKey('raw', raw, algorithm, false, ['verify']);
  for (const signature of signatures.split(' ')) {
    const given = signature.startsWith('v1,') ? bytesOf(signature.slice('v1,'.length)) : undefined;
    // In constant time.
    if (given !== undefined && (await crypto.subtle.verify('HMAC', key, given, signed))) return true;
  }
  return false;
}

function eventIn(bytes: Uint8Array): WebhookEvent {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as WebhookEvent;
  } catch {
    throw new WebhookRefused('notJson', 'its body is not JSON');
  }
}

function headerOf(headers: WebhookHeaders, name: string): string {
  if (typeof headers.get === 'function') return (headers as { get(name: string): string | null }).get(name) ?? '';
  // Node writes them small, others as they came.
  const value: unknown = Object.entries(headers).find(([given]) => given.toLowerCase() === name)?.[1];
  return typeof value === 'string' ? value : '';
}

function joined(prefix: string, body: Uint8Array): Uint8Array<ArrayBuffer> {
  const begin = new TextEncoder().encode(prefix);
  const whole = new Uint8Array(begin.length + body.length);
  whole.set(begin);
  whole.set(body, begin.length);
  return whole;
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> | undefined {
  try {
    return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  } catch {
    return undefined;
  }
}
