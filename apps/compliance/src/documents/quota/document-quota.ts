import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { LimitExceeded } from '#errors';
import { DocumentsConfig } from './documents-settings.js';

const bytesOfMebibyte = 1024 * 1024;

/**
 * Of a review: what its sessions uploaded, and all that attestations about it or about persons it lists have ever named,
 * each document once. A person whom no review lists yet holds what attestations about them named.
 */
const held = `
  WITH attested AS (
    SELECT id FROM attestation WHERE organization_id = $1 AND subject_id IN
      (SELECT $2::uuid UNION ALL SELECT person_id FROM review_person WHERE organization_id = $1 AND review_id = $2)
  ), counted AS (
    SELECT id FROM document WHERE organization_id = $1 AND uploaded_in_review = $2
    UNION SELECT document_id FROM document_use JOIN attested ON attested.id = attestation_id WHERE organization_id = $1
  )
  SELECT coalesce(sum(size_bytes), 0) AS bytes FROM document WHERE organization_id = $1 AND id IN (SELECT id FROM counted)`;

/** How many bytes of documents a review, or a person by themselves, may hold. */
@Injectable()
export class DocumentQuota {
  private readonly most: number;

  constructor({ reviewDocumentsMebibytes }: DocumentsConfig) {
    this.most = reviewDocumentsMebibytes * bytesOfMebibyte;
  }

  /** Called while the organization is held, so that what comes together is counted one after the other. */
  async refuseBeyond(tx: Tx, subject: { organizationId: string; id: string }, moreBytes = 0): Promise<void> {
    const [found] = await tx.query<{ bytes: string }>(held, [subject.organizationId, subject.id]);
    const bytes = Number(found?.bytes ?? 0) + moreBytes;
    if (bytes > this.most) throw new LimitExceeded(this.most, bytes);
  }
}
