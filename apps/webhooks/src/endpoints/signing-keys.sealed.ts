import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { type SealedPlace, Vault } from '#vault';
import type { SigningKeys } from './signing-keys.js';

/** Seals and opens the signing keys of a webhook. */
@Injectable()
export class SealedSigningKeys {
  constructor(private readonly vault: Vault) {}

  seal(tx: Tx, organizationId: string, webhookId: string, keys: SigningKeys): Promise<Buffer> {
    return this.vault.seal(tx, placeOf(organizationId, webhookId), JSON.stringify(keys));
  }

  async open(organizationId: string, webhookId: string, sealed: Uint8Array): Promise<SigningKeys> {
    const opened = await this.vault.open(placeOf(organizationId, webhookId), sealed);
    return JSON.parse(opened.toString()) as SigningKeys;
  }

  /** After an organization was erased, even keys that were opened before must not sign. */
  mayBeUsed(organizationId: string): Promise<boolean> {
    return this.vault.isOpenable(organizationId);
  }
}

function placeOf(organizationId: string, webhookId: string): SealedPlace {
  return { organizationId, table: 'webhook', row: webhookId, column: 'keys' };
}
