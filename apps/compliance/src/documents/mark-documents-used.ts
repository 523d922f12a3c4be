import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Clock } from '#runtime';

export interface DocumentUseRequest {
  readonly organizationId: string;
  readonly documentIds: readonly string[];
  readonly attestationId: string;
  /** The review or the person that the attestation is about. */
  readonly subjectId: string;
  /** For a widget session: only documents that it uploaded, or that its review used before. */
  readonly withinReview?: string;
  /** For somebody who was invited: only documents that they uploaded. */
  readonly withinInvitation?: string | undefined;
  /** Documents that the earlier attestation named may stay, even those that somebody else uploaded. */
  readonly keptIds?: readonly string[];
}

/** Marks documents as used by an attestation, so that they stay. */
@Injectable()
export class MarkDocumentsUsed {
  constructor(private readonly clock: Clock) {}

  /** Returns the ids that the caller cannot use; if there are none, all are used from now on. */
  async mark(tx: Tx, request: DocumentUseRequest): Promise<readonly string[]> {
    const { organizationId, documentIds, attestationId, subjectId, keptIds = [] } = request;
    const { withinReview, withinInvitation } = request;
    const found = await tx.query<{ id: string }>(
      `SELECT id FROM document WHERE organization_id = $1 AND id = ANY($2::uuid[])
       AND ($3::uuid IS NULL OR id = ANY($4::uuid[]) OR uploaded_by_invitation = $5 OR ($5::uuid IS NULL AND (uploaded_in_review = $3
         OR EXISTS (SELECT FROM document_use AS earlier WHERE
           earlier.organization_id = $1 AND earlier.document_id = document.id AND earlier.subject_id = $3))))
       ORDER BY id FOR UPDATE`,
      [organizationId, documentIds, withinReview ?? null, keptIds, withinInvitation ?? null],
    );
    const ids = found.map(({ id }) => id);
    const missing = documentIds.filter((id) => !ids.includes(id));
    if (missing.length > 0 || ids.length === 0) return missing;
    tx.write(
      'UPDATE document SET used_at = $3 WHERE organization_id = $1 AND id = ANY($2::uuid[]) AND used_at IS NULL',
      [organizationId, ids, this.clock.now()],
    );
    tx.write(
      `INSERT INTO document_use (organization_id, attestation_id, document_id, subject_id)
       SELECT $1, $3, id, $4 FROM unnest($2::uuid[]) AS named (id) ON CONFLICT DO NOTHING`,
      [organizationId, ids, attestationId, subjectId],
    );
    return [];
  }
}
