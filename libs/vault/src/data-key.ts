import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { keyBytes } from './aead.js';

/** The key of one organization, kept only as the keys derived from it: no key serves two purposes. */
export class DataKey {
  readonly values: KeyObject;
  readonly streams: KeyObject;
  readonly fingerprints: KeyObject;

  constructor(secret: Uint8Array) {
    this.values = derived(secret, 'values');
    this.streams = derived(secret, 'streams');
    this.fingerprints = derived(secret, 'fingerprints');
  }
}

export function derived(
  secret: Uint8Array | KeyObject,
  purpose: string,
  salt: Uint8Array = new Uint8Array(),
): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, salt, `gatehouse vault ${purpose}`, keyBytes)));
}
