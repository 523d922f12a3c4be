import { Injectable } from '@nestjs/common';
import type { AttestationPayload } from '#contracts';
import type { Tx } from '#database';
import { Names } from '#names';
import { Vault } from '#vault';

/** The payloads of attestations, as they are kept: each opens in its own row alone. */
@Injectable()
export class SealedAttestations {
  constructor(
    private readonly vault: Vault,
    private readonly names: Names,
  ) {}

  /** False once the organization was erased. */
  isOpenable(organizationId: string): Promise<boolean> {
    return this.vault.isOpenable(organizationId);
  }

  seal(tx: Tx, organizationId: string, id: string, payload: AttestationPayload): Promise<Buffer> {
    return this.vault.seal(tx, placeOf(organizationId, id), JSON.stringify(payload));
  }

  /** From then on the review is found by the name of who is reviewed, if this is what tells it. */
  async keepNames(tx: Tx, review: { organizationId: string; id: string }, payload: AttestationPayload): Promise<void> {
    const names = namesIn(payload);
    if (names !== undefined) await this.names.replace(tx, 'review', { ...review, names });
  }

  async open(organizationId: string, id: string, sealed: Buffer): Promise<AttestationPayload> {
    const plain = await this.vault.open(placeOf(organizationId, id), sealed);
    return JSON.parse(plain.toString()) as AttestationPayload;
  }
}

/** Undefined where it is about something, or somebody, else. */
function namesIn(payload: AttestationPayload): readonly (string | undefined)[] | undefined {
  if (payload.type === 'businessIdentification') return [payload.legalName, payload.tradeName];
  if (payload.type !== 'individualPersonalInfo' && payload.type !== 'individualPersonalInfoLight') return undefined;
  const { firstName, middleName = '', lastName } = payload.name;
  return [`${firstName} ${middleName} ${lastName}`, `${firstName} ${lastName}`];
}

function placeOf(
  organizationId: string,
  id: string,
): { organizationId: string; table: string; row: string; column: string } {
  return { organizationId, table: 'attestation', row: id, column: 'payload' };
}
