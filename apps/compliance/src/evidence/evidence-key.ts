import { Injectable } from '@nestjs/common';
import { Choice, Text, platformOrganizationId } from '#contracts';
import { type SealedColumn, type SigningKey, SigningKeys, shownKey } from '#vault';

const ofEvidence: SealedColumn = { organizationId: platformOrganizationId, table: 'evidence', column: 'signing_key' };

export class EvidenceKeyView {
  @Choice(['Ed25519'])
  algorithm: 'Ed25519';

  @Text({ max: 1000, describe: 'PEM.' })
  publicKey: string;

  @Text({ max: 64, describe: 'SHA-256 of the key, as `npm run verify-evidence` shows it.' })
  fingerprint: string;
}

/** Signs the evidence of reviews. */
@Injectable()
export class EvidenceKey {
  constructor(private readonly keys: SigningKeys) {}

  signingKey(): Promise<SigningKey> {
    return this.keys.of(ofEvidence);
  }

  async shown(): Promise<EvidenceKeyView> {
    return { algorithm: 'Ed25519', ...shownKey((await this.signingKey()).publicKey) };
  }
}
