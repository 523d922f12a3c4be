import { Injectable } from '@nestjs/common';
import type { AttestationPayload } from '#contracts';
import type { Tx } from '#database';
import { Vault } from '#vault';

/** The payloads of attestations, as they are kept: each opens in its own row alone. */
@Injectable()
export class SealedAttestations {
  constructor(private readonly vault: Vault) {}

  /** False once the organization was erased. */
  isOpenable(organizationId: string): Promise<boolean> {
    return this.vault.isOpenable(organizationId);
  }

  seal(tx: Tx, organizationId: string, id: string, payload: AttestationPayload): Promise<Buffer> {
    return this.vault.seal(tx, placeOf(organizationId, id), JSON.stringify(payload));
  }

  async open(organizationId: string, id: string, sealed: Buffer): Promise<AttestationPayload> {
    const plain = await this.vault.open(placeOf(organizationId, id), sealed);
    return JSON.parse(plain.toString()) as AttestationPayload;
  }
}

function placeOf(
  organizationId: string,
  id: string,
): { organizationId: string; table: string; row: string; column: string } {
  return { organizationId, table: 'attestation', row: id, column: 'payload' };
}
