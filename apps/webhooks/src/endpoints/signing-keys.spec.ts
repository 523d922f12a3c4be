import { expect, test } from '@jest/globals';
import { createPublicKey, verify } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { Signer, type SigningKeys, newSigningKeys, publicKeyText, rotated, secretText } from './signing-keys.js';

const now = new Date('2026-11-21T10:00:00.000Z');
const day = 24 * 60 * 60 * 1000;
const after = (milliseconds: number): Date => new Date(now.getTime() + milliseconds);
const message = { id: 'id', timestamp: Math.floor(Date.now() / 1000), body: '{"payload":1}' };

function headersWith(signature: string): Record<string, string> {
  return { 'webhook-id': message.id, 'webhook-timestamp': String(message.timestamp), 'webhook-signature': signature };
}

/** Whether a receiver that knows this secret takes what these keys sign. */
async function takes(secret: string, keys: SigningKeys, at: Date): Promise<boolean> {
  const signature = await new Signer(keys).sign(message, at);
  try {
    new Webhook(secret).verify(message.body, headersWith(signature));
    return true;
  } catch {
    return false;
  }
}

test('what is signed is verified by Standard Webhooks, and by the public key', async () => {
  const keys = newSigningKeys();
  expect(await takes(secretText(keys), keys, now)).toBe(true);
  expect(await takes(secretText(newSigningKeys()), keys, now)).toBe(false);
  const signatures = (await new Signer(keys).sign(message, now)).split(' ');
  expect(signatures.map((one) => one.split(',')[0])).toEqual(['v1', 'v1a']);
  const x = Buffer.from(publicKeyText(keys).replace('whpk_', ''), 'base64').toString('base64url');
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  const signed = Buffer.from(`${message.id}.${message.timestamp}.${message.body}`);
  const signature = Buffer.from(signatures[1]?.replace('v1a,', '') ?? '', 'base64');
  expect(verify(null, signed, publicKey, signature)).toBe(true);
});

test('a secret that was replaced signs for a day, and no longer however often it is replaced', async () => {
  const first = newSigningKeys();
  const second = rotated(first, now);
  const third = rotated(second, after(day / 2));
  expect(third.privateKey).toBe(first.privateKey);
  expect(await takes(secretText(third), third, after(day))).toBe(true);
  for (const keys of [second, third]) {
    expect(await takes(secretText(first), keys, after(day - 1))).toBe(true);
    expect(await takes(secretText(first), keys, after(day))).toBe(false);
  }
  expect(await takes(secretText(second), third, after(1.5 * day - 1))).toBe(true);
  expect(await takes(secretText(second), third, after(1.5 * day))).toBe(false);
});

test('no more than five secrets are kept, and none that is out of use', () => {
  let keys = newSigningKeys();
  const secrets = [secretText(keys)];
  for (let times = 1; times <= 6; times++) {
    keys = rotated(keys, now);
    secrets.unshift(secretText(keys));
  }
  expect(keys.secrets.map(({ secret }) => `whsec_${secret}`)).toEqual(secrets.slice(0, 5));
  expect(rotated(keys, after(day)).secrets).toHaveLength(2);
});
