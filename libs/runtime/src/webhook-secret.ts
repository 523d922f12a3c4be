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

/** A shared secret by which two sides authenticate each other: `v1` of Standard Webhooks 1.0. */
export class WebhookSecret {
  private readonly key: KeyObject;

  constructor(base64: string) {
    this.key = createSecretKey(Buffer.from(base64, 'base64'));
  }

  static parse(text: string): WebhookSecret {
    return new WebhookSecret(text.replace(secretPrefix, ''));
  }

  /** Of `signedContent`. */
  signatureOf(content: Buffer): string {
    return `v1,${createHmac('sha256', this.key).update(content).digest('base64')}`;
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
    const expected = Buffer.from(this.signatureOf(signedContent({ id, timestamp: Number(timestamp), body })));
    return signatures.split(' ').some((signature) => isSame(Buffer.from(signature), expected)) ? id : undefined;
  }
}

function isSame(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected);
}
