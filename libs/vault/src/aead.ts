import { createCipheriv, createDecipheriv, type KeyObject } from 'node:crypto';
import { SealedValueRefused } from './vault.errors.js';

const algorithm = 'aes-256-gcm';

export const keyBytes = 32;
export const nonceBytes = 12;
export const tagBytes = 16;

/** The ciphertext, followed by its tag. */
export function encrypt(key: KeyObject, nonce: Uint8Array, place: Uint8Array, plain: Uint8Array): Buffer[] {
  const cipher = createCipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  cipher.setAAD(place);
  return [cipher.update(plain), cipher.final(), cipher.getAuthTag()];
}

export function decrypt(key: KeyObject, nonce: Uint8Array, place: Uint8Array, box: Uint8Array): Buffer {
  if (box.length < tagBytes) throw new SealedValueRefused();
  const decipher = createDecipheriv(algorithm, key, nonce, { authTagLength: tagBytes });
  decipher.setAAD(place);
  decipher.setAuthTag(box.subarray(box.length - tagBytes));
  const plain = decipher.update(box.subarray(0, box.length - tagBytes));
  try {
    decipher.final();
  } catch {
    throw new SealedValueRefused();
  }
  return plain;
}
