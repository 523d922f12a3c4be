import { type KeyObject, createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type Tx, UnitOfWork } from '#database';
import type { SealedColumn } from './sealed-place.js';
import { Vault } from './vault.js';

/** What comes before the seed of an Ed25519 key in PKCS #8. */
const keyHeader = Buffer.from('302e020100300506032b657004220420', 'hex');

export interface SigningKey {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** As those see it who check a signature: PEM, and what people compare. */
export interface ShownKey {
  readonly publicKey: string;
  readonly fingerprint: string;
}

/** Ed25519 keys that are made of keys of the vault: the database does not have them. */
@Injectable()
export class SigningKeys {
  constructor(
    private readonly vault: Vault,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async of(column: SealedColumn): Promise<SigningKey> {
    const seed = await this.unitOfWork.run((tx: Tx) => this.vault.fingerprint(tx, column, 'ed25519'));
    const key = Buffer.concat([keyHeader, seed]);
    const privateKey = createPrivateKey({ key, format: 'der', type: 'pkcs8' });
    return { privateKey, publicKey: createPublicKey(privateKey) };
  }
}

/** SHA-256 of a public key. */
export function keyFingerprint(publicKey: KeyObject): string {
  return createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex');
}

export function shownKey(publicKey: KeyObject): ShownKey {
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    fingerprint: keyFingerprint(publicKey),
  };
}
