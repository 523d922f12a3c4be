import { Injectable } from '@nestjs/common';
import { Reads } from '#database';
import { Log } from '#runtime';
import { ObjectNotFound, SealedValueRefused } from '#vault';
import { Document } from './records/document.entity.js';
import { SealedDocuments } from './records/document.sealed.js';

/** The documents that attestations use, as validations look at them. */
@Injectable()
export class DocumentEvidence {
  constructor(
    private readonly reads: Reads,
    private readonly sealed: SealedDocuments,
    private readonly log: Log,
  ) {}

  read(organizationId: string, ids: readonly string[]): Promise<Document[]> {
    return this.reads.many(
      Document,
      'SELECT * FROM document WHERE organization_id = $1 AND id = ANY($2::uuid[]) ORDER BY id',
      [organizationId, ids],
    );
  }

  /** The bytes as they were uploaded; undefined if they are lost for good, so that a retry would not help. */
  async bytes(document: Document): Promise<Buffer | undefined> {
    try {
      return await this.sealed.bytes(document);
    } catch (cause) {
      if (!(cause instanceof ObjectNotFound || cause instanceof SealedValueRefused)) throw cause;
      this.log.error({ err: cause, documentId: document.id }, 'the bytes of a document are gone or were altered');
      return undefined;
    }
  }

  /** Whether another person of the organization, or another organization, used a file with the same bytes. */
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
