import { type KeyObject, createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';

export interface SignedMessage {
  readonly id: string;
  /** Real time in whole seconds: the receiver compares it with its own clock. */
  readonly timestamp: number;
  readonly body: string | Buffer;
}

/** With names in lower case, as Node has them. */
export type ReceivedHeaders = Readonly<Record<string, string | string[] | undefined>>;

const secretPrefix = 'whsec_';
const toleranceMilliseconds = 5 * 60 * 1000;

/** What a signature of Standard Webhooks 1.0 is made over. */
export function signedContent({ id, timestamp, body }: SignedMessage): Buffer {
  return Buffer.concat([Buffer.from(`${id}.${timestamp}.`), Buffer.from(body)]);
}

export function signatureHeaders(message: SignedMessage, signature: string): Record<string, string> {
  return {
    'webhook-id': message.id,
    'webhook-timestamp': String(message.timestamp),
    'webhook-signature': signature,
  };
}

/**
 * A shared secret by which two sides authenticate each other: `v1` of Standard Webhooks 1.0. While it is changed there
 * are several: each of them signs, and any of them is enough.
 */
export class WebhookSecret {
  private readonly keys: readonly KeyObject[];

  constructor(...base64: readonly string[]) {
    this.keys = base64.map((one) => createSecretKey(Buffer.from(one, 'base64')));
  }

  /** One secret, or several separated by commas. */
  static parse(text: string): WebhookSecret {
    return new WebhookSecret(...text.split(',').map((one) => one.replace(secretPrefix, '')));
  }

  /** Of `signedContent`. */
  signatureOf(content: Buffer): string {
    return this.signaturesOf(content).join(' ');
  }

  private signaturesOf(content: Buffer): string[] {
    return this.keys.map((key) => `v1,${createHmac('sha256', key).update(content).digest('base64')}`);
  }

  headersFor(id: string, body: string | Buffer, realNow: Date): Record<string, string> {
    const message = { id, timestamp: Math.floor(realNow.getTime() / 1000), body };
    return signatureHeaders(message, this.signatureOf(signedContent(message)));
  }

  /** The id of the message; `undefined` where it is not signed with this secret, or was long ago. */
  verifiedId(headers: ReceivedHeaders, body: Buffer, realNow: Date): string | undefined {
    const id = headers['webhook-id'];
    const timestamp = headers['webhook-timestamp'];
    const signatures = headers['webhook-signature'];
    if (typeof id !== 'string' || typeof timestamp !== 'string' || typeof signatures !== 'string') return undefined;
    if (id === '' || !/^[1-9]\d{0,10}$/.test(timestamp)) return undefined;
    if (Math.abs(realNow.getTime() - Number(timestamp) * 1000) > toleranceMilliseconds) return undefined;
    const expected = this.signaturesOf(signedContent({ id, timestamp: Number(timestamp), body }));
    const isSigned = signatures
      .split(' ')
      .some((signature) => expected.some((one) => isSame(Buffer.from(signature), Buffer.from(one))));
    return isSigned ? id : undefined;
  }
}

function isSame(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}
