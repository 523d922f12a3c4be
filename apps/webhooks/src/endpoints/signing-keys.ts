import { type KeyObject, createPrivateKey, createPublicKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { promisify } from 'node:util';
import { type SignedMessage, WebhookSecret, signedContent } from '#runtime';

const signAside = promisify(sign);

/** The keys that sign the deliveries of one webhook, as they are sealed. Newest secret first. */
export interface SigningKeys {
  /** Base64; `until` is when a replaced secret stops signing. */
  readonly secrets: readonly { readonly secret: string; readonly until?: string }[];
  /** The ed25519 key as PKCS #8, base64. */
  readonly privateKey: string;
}

const secretBytes = 32;
const oldSecretSignsMilliseconds = 24 * 60 * 60 * 1000;
/** Bounds the signature header; nobody rotates more often within a day. The oldest secret then stops early. */
const mostSecrets = 5;

export function newSigningKeys(): SigningKeys {
  const { privateKey } = generateKeyPairSync('ed25519');
  return {
    secrets: [{ secret: newSecret() }],
    privateKey: privateKey.export({ format: 'der', type: 'pkcs8' }).toString('base64'),
  };
}

/** Adds a new secret. The previous one signs for another day, so that receivers can switch without a gap. */
export function rotated({ secrets, privateKey }: SigningKeys, now: Date): SigningKeys {
  const until = new Date(now.getTime() + oldSecretSignsMilliseconds).toISOString();
  const old = secrets.filter(isInUse(now)).map((secret) => ({ until, ...secret }));
  return { secrets: [{ secret: newSecret() }, ...old].slice(0, mostSecrets), privateKey };
}

/** In the format of Standard Webhooks. */
export function secretText({ secrets }: SigningKeys): string {
  return `whsec_${secrets[0]?.secret ?? ''}`;
}

/** In the format of Standard Webhooks: the 32 bytes of the ed25519 key. */
export function publicKeyText({ privateKey }: SigningKeys): string {
  const spki = createPublicKey(privateKeyOf(privateKey)).export({ format: 'der', type: 'spki' });
  return `whpk_${spki.subarray(-32).toString('base64')}`;
}

/** Signs as Standard Webhooks 1.0 specifies: `v1` with each secret in use, `v1a` with the ed25519 key. */
export class Signer {
  private readonly secrets: readonly { key: WebhookSecret; until?: string }[];
  private readonly privateKey: KeyObject;

  constructor(keys: SigningKeys) {
    this.secrets = keys.secrets.map(({ secret, ...rest }) => ({
      key: new WebhookSecret(secret),
      ...rest,
    }));
    this.privateKey = privateKeyOf(keys.privateKey);
  }

  async sign(message: SignedMessage, now: Date): Promise<string> {
    const signed = signedContent(message);
    const symmetric = this.secrets.filter(isInUse(now)).map(({ key }) => key.signatureOf(signed));
    // The costly signature is computed off this thread.
    const asymmetric = await signAside(null, signed, this.privateKey);
    return [...symmetric, `v1a,${asymmetric.toString('base64')}`].join(' ');
  }
}

function isInUse(now: Date): (secret: { readonly until?: string }) => boolean {
  return ({ until }) => until === undefined || new Date(until) > now;
}

function newSecret(): string {
  return randomBytes(secretBytes).toString('base64');
}

function privateKeyOf(base64: string): KeyObject {
  return createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' });
}
