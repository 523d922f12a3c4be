import { createHash, createHmac, randomBytes } from 'node:crypto';

/** A request as it came, or as somebody would have it; and what it is verified with. */
export interface Message {
  readonly body: string | Buffer;
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
  /** The bytes of the secret with which the receiver verifies. */
  readonly secret: Buffer;
  /** What the receiver's clock shows, if not the real time. */
  readonly clockSeconds?: number;
}

/** What came for real; `signature` has one `v1` for each secret in use, and `v1a`. */
export interface Genuine extends Message {
  readonly body: string;
  readonly publicKey: Buffer;
}

/** Changes something about the first; the second is another that is as genuine. */
export type Forge = (genuine: Genuine, other: Genuine) => Message;

/** Five minutes, and one second more. */
const tooFarSeconds = 301;
const longestSeconds = 40 * 24 * 3_600;

export function below(count: number): number {
  return Math.floor(Math.random() * count);
}

function flipped(bytes: Buffer): Buffer {
  const changed = Buffer.from(bytes);
  const at = below(bytes.length);
  changed[at] = (changed[at] ?? 0) ^ (1 << below(8));
  return changed;
}

function charChanged(text: string): string {
  const at = below(text.length);
  const letters = [...'0123456789abcdefABCDEF+/'].filter((letter) => letter !== text[at]);
  return `${text.slice(0, at)}${letters[below(letters.length)] ?? ''}${text.slice(at + 1)}`;
}

function hmac(key: Buffer | string, content: string, algorithm = 'sha256'): string {
  return createHmac(algorithm, key).update(content).digest('base64');
}

function content({ id, timestamp, body }: Message): string {
  return `${id}.${timestamp}.${body.toString()}`;
}

/** As Gatehouse itself would sign it. */
function signed(message: Message, key: Buffer | string = message.secret): Message {
  return { ...message, signature: `v1,${hmac(key, content(message))}` };
}

function v1Of({ signature }: Message): string[] {
  return signature.split(' ').flatMap((part) => (part.startsWith('v1,') ? [part.slice(3)] : []));
}

function v1aOf({ signature }: Message): string {
  return signature.split(' ').find((part) => part.startsWith('v1a,')) ?? '';
}

/** Each `v1` of the header, changed. */
function eachV1(genuine: Genuine, change: (base64: string) => string): Message {
  return { ...genuine, signature: v1Of(genuine).map(change).join(' ') };
}

function outside(): number {
  return tooFarSeconds + below(Math.random() < 0.5 ? 60 : longestSeconds);
}

function shifted({ timestamp }: Message, seconds: number): string {
  return String(Number(timestamp) + seconds);
}

const alteredBody: Record<string, Forge> = {
  'a bit of the body': (genuine) => ({ ...genuine, body: flipped(Buffer.from(genuine.body)) }),
  'a character of the body': (genuine) => ({ ...genuine, body: charChanged(genuine.body) }),
  'the body cut short': (genuine) => ({ ...genuine, body: genuine.body.slice(0, below(genuine.body.length)) }),
  'something after the body': (genuine) => ({
    ...genuine,
    body: `${genuine.body}${[' ', '\n', '\0', '}'][below(4)] ?? ''}`,
  }),
  'something before the body': (genuine) => ({
    ...genuine,
    body: `${[' ', '\uFEFF', '{'][below(3)] ?? ''}${genuine.body}`,
  }),
  'the same JSON, written otherwise': (genuine) => ({
    ...genuine,
    body: JSON.stringify(JSON.parse(genuine.body), undefined, 1 + below(4)),
  }),
  'another field of the envelope': (genuine) => ({
    ...genuine,
    body: JSON.stringify({ ...(JSON.parse(genuine.body) as object), sequence: 1_000_000 + below(1_000_000) }),
  }),
  'the body of another': (genuine, other) => ({ ...genuine, body: other.body }),
};

const alteredHeaders: Record<string, Forge> = {
  'a character of the id': (genuine) => ({ ...genuine, id: charChanged(genuine.id) }),
  'the id of another': (genuine, other) => ({ ...genuine, id: other.id }),
  'the id in capitals': (genuine) => ({ ...genuine, id: genuine.id.toUpperCase() }),
  'something around the id': (genuine) => ({
    ...genuine,
    id: [`${genuine.id} `, ` ${genuine.id}`, `${genuine.id}.`][below(3)] ?? '',
  }),
  'no id': (genuine) => ({ ...genuine, id: '' }),
  'the time moved, within what is tolerated': (genuine) => ({
    ...genuine,
    timestamp: shifted(genuine, (1 + below(200)) * (Math.random() < 0.5 ? 1 : -1)),
  }),
  'the time in other units': (genuine) => ({
    ...genuine,
    timestamp:
      [`${genuine.timestamp}000`, `0x${Number(genuine.timestamp).toString(16)}`, new Date().toISOString()][below(3)] ??
      '',
  }),
  'no time': (genuine) => ({ ...genuine, timestamp: ['', 'now', 'NaN', '-', 'Infinity'][below(5)] ?? '' }),
  'the border between id and time moved': (genuine) => ({
    ...genuine,
    id: `${genuine.id}.${genuine.timestamp}`,
    timestamp: shifted(genuine, 1),
    body: genuine.body,
  }),
};

const alteredSignature: Record<string, Forge> = {
  'a bit of each signature': (genuine) =>
    eachV1(genuine, (base64) => `v1,${flipped(Buffer.from(base64, 'base64')).toString('base64')}`),
  'a character of each signature': (genuine) => eachV1(genuine, (base64) => `v1,${charChanged(base64)}`),
  'each signature cut short': (genuine) => eachV1(genuine, (base64) => `v1,${base64.slice(0, below(base64.length))}`),
  'each signature without padding': (genuine) => eachV1(genuine, (base64) => `v1,${base64.replaceAll('=', '')}`),
  'each signature in hex': (genuine) =>
    eachV1(genuine, (base64) => `v1,${Buffer.from(base64, 'base64').toString('hex')}`),
  'no signature': (genuine) => ({ ...genuine, signature: ['', 'v1', 'v1,', 'v1a,', ',', ' '][below(6)] ?? '' }),
  'the signature of another': (genuine, other) => ({ ...genuine, signature: other.signature }),
  'another version': (genuine) =>
    eachV1(genuine, (base64) => `${['v0', 'v2', 'V1', 'v1a', 'v11', '', 'v'][below(7)] ?? ''},${base64}`),
  'only v1a': (genuine) => ({ ...genuine, signature: v1aOf(genuine) }),
  'v1a as v1': (genuine) => ({ ...genuine, signature: v1aOf(genuine).replace('v1a', 'v1') }),
  'other separators': (genuine) =>
    eachV1(genuine, (base64) => `v1${[';', ':', '=', '.', ' '][below(5)] ?? ''}${base64}`),
  'a hundred guesses': (genuine) => ({
    ...genuine,
    signature: Array.from({ length: 100 }, () => `v1,${randomBytes(32).toString('base64')}`).join(' '),
  }),
};

const forged: Record<string, Forge> = {
  'signed with the secret of another': (genuine, other) => signed(genuine, other.secret),
  'signed with a secret of chance': (genuine) => signed(genuine, randomBytes(32)),
  'signed with the text of the secret': (genuine) => signed(genuine, `whsec_${genuine.secret.toString('base64')}`),
  'signed with the public key': (genuine) => signed(genuine, genuine.publicKey),
  'signed without a secret': (genuine) => signed(genuine, ''),
  'signed with another hash': (genuine) => ({
    ...genuine,
    signature: `v1,${hmac(genuine.secret, content(genuine), ['sha1', 'sha384', 'sha512', 'md5'][below(4)])}`,
  }),
  'only hashed': (genuine) => ({
    ...genuine,
    signature: `v1,${createHash('sha256').update(content(genuine)).digest('base64')}`,
  }),
  'only a part signed': (genuine) => {
    const { id, timestamp, body, secret } = genuine;
    const parts = [body, `${timestamp}.${body}`, `${id}.${body}`, `${id}.${timestamp}`, `${id}${timestamp}${body}`];
    return { ...genuine, signature: `v1,${hmac(secret, parts[below(parts.length)] ?? '')}` };
  },
};

const otherSecret: Record<string, Forge> = {
  'verified with the secret of another': (genuine, other) => ({ ...genuine, secret: other.secret }),
  'verified with a bit of the secret changed': (genuine) => ({ ...genuine, secret: flipped(genuine.secret) }),
};

const stale: Record<string, Forge> = {
  'come again later': (genuine) => ({ ...genuine, clockSeconds: Number(genuine.timestamp) + outside() }),
  'from the future': (genuine) => ({ ...genuine, clockSeconds: Number(genuine.timestamp) - outside() }),
  'come again later with a new time': (genuine) => {
    const later = shifted(genuine, outside());
    return { ...genuine, timestamp: later, clockSeconds: Number(later) };
  },
  'rightly signed for a time long ago': (genuine) =>
    signed({ ...genuine, timestamp: shifted(genuine, -outside()), clockSeconds: Number(genuine.timestamp) }),
  'rightly signed for a time to come': (genuine) =>
    signed({ ...genuine, timestamp: shifted(genuine, outside()), clockSeconds: Number(genuine.timestamp) }),
};

export const forgeries: Readonly<Record<string, Forge>> = {
  ...alteredBody,
  ...alteredHeaders,
  ...alteredSignature,
  ...forged,
  ...otherSecret,
  ...stale,
};
