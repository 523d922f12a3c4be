import { type KeyObject, randomBytes } from 'node:crypto';
import { decrypt, encrypt, nonceBytes } from './aead.js';
import { SealedValueRefused } from './vault.errors.js';

/** format (1 byte) · nonce (12) · ciphertext · tag (16) */
const format = 1;

export function sealValue(key: KeyObject, place: Uint8Array, plain: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes);
  return Buffer.concat([Buffer.of(format), nonce, ...encrypt(key, nonce, place, plain)]);
}

export function openValue(key: KeyObject, place: Uint8Array, sealed: Uint8Array): Buffer {
  if (sealed[0] !== format || sealed.length <= nonceBytes) throw new SealedValueRefused();
  return decrypt(key, sealed.subarray(1, 1 + nonceBytes), place, sealed.subarray(1 + nonceBytes));
}
