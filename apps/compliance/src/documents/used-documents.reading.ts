import { Injectable } from '@nestjs/common';
import { Reads, type Tx } from '#database';
import { Clock, Log } from '#runtime';
import { ObjectNotFound, SealedValueRefused } from '#vault';
import { Document } from './records/document.entity.js';
import { SealedDocuments } from './records/document.sealed.js';

export interface DocumentUseRequest {
  readonly organizationId: string;
  readonly documentIds: readonly string[];
  readonly attestationId: string;
  /** The review or the person that the attestation is about. */
  readonly subjectId: string;
  /** By a widget session: only what it uploaded, or what its review used before. */
  readonly withinReview?: string;
}

/** Documents as attestations know them. */
@Injectable()
export class UsedDocuments {
  constructor(
    private readonly reads: Reads,
    private readonly sealed: SealedDocuments,
    private readonly clock: Clock,
    private readonly log: Log,
  ) {}

  /** The ids that are not there, as far as the caller can tell; where none is missing, all are used from now on. */
  async use(tx: Tx, request: DocumentUseRequest): Promise<readonly string[]> {
    const { organizationId, documentIds, attestationId, subjectId, withinReview } = request;
    const found = await tx.query<{ id: string }>(
      `SELECT id FROM document WHERE organization_id = $1 AND id = ANY($2::uuid[])
       AND ($3::uuid IS NULL OR uploaded_in_review = $3 OR EXISTS (SELECT FROM document_use AS earlier WHERE
         earlier.organization_id = $1 AND earlier.document_id = document.id AND earlier.subject_id = $3))
       ORDER BY id FOR UPDATE`,
      [organizationId, documentIds, withinReview ?? null],
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

  read(organizationId: string, ids: readonly string[]): Promise<Document[]> {
    return this.reads.many(
      Document,
      'SELECT * FROM document WHERE organization_id = $1 AND id = ANY($2::uuid[]) ORDER BY id',
      [organizationId, ids],
    );
  }

  /** The bytes as they were uploaded; `undefined` when they are lost for good, which trying again would not mend. */
  async bytes(document: Document): Promise<Buffer | undefined> {
    try {
      return await this.sealed.bytes(document);
    } catch (cause) {
      if (!(cause instanceof ObjectNotFound || cause instanceof SealedValueRefused)) throw cause;
      this.log.error({ err: cause, documentId: document.id }, 'the bytes of a document are gone or were altered');
      return undefined;
    }
  }

  /** The same bytes, for somebody else: another person of the organization, or another organization. */
  async isUsedElsewhere({ organizationId, sha256 }: Document, subjectId: string): Promise<boolean> {
    const [found] = await this.reads.query(
      `SELECT 1 FROM document AS same WHERE same.sha256 = $1 AND EXISTS (SELECT FROM document_use AS used WHERE
         used.organization_id = same.organization_id AND used.document_id = same.id AND used.subject_id <> $2
         AND (used.organization_id <> $3 OR EXISTS (SELECT FROM associated_person AS person WHERE
           person.organization_id = used.organization_id AND person.id = used.subject_id))) LIMIT 1`,
      [sha256, subjectId, organizationId],
    );
    return found !== undefined;
  }
}
