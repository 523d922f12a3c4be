import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { Reads } from '#database';
import type { EvidenceWriter } from '#evidence';
import { DocumentEvidence } from '../documents/document-evidence.reading.js';
import { DocumentReading } from '../documents/document.reading.js';
import { Document } from '../documents/records/document.entity.js';
import { extensionOf } from '../documents/viewing/document-file.js';
import { Attestation } from '../records/attestation.entity.js';
import { SealedAttestations } from '../records/attestation.sealed.js';
import type { Review } from '../records/review.entity.js';

const atOnce = 50;
const first = '00000000-0000-0000-0000-000000000000';

const subjects = `SELECT $2::uuid UNION ALL SELECT person_id FROM review_person WHERE organization_id = $1 AND review_id = $2`;
const everyAttestation = `
  SELECT * FROM attestation WHERE organization_id = $1 AND subject_id IN (${subjects}) AND id > $3 ORDER BY id LIMIT ${atOnce}`;
const namedDocuments = `
  SELECT d.* FROM document d WHERE d.organization_id = $1 AND d.id > $3 AND EXISTS (
    SELECT 1 FROM document_use u WHERE u.organization_id = $1 AND u.document_id = d.id AND u.subject_id IN (${subjects}))
  ORDER BY d.id LIMIT ${atOnce}`;

/** Puts what was filed for a review into its evidence: every answer ever given, and every document that one names. */
@Injectable()
export class FiledEvidence {
  constructor(
    private readonly reads: Reads,
    private readonly sealed: SealedAttestations,
    private readonly documents: DocumentReading,
    private readonly bytes: DocumentEvidence,
  ) {}

  async addAttestations(writer: EvidenceWriter, review: Review): Promise<void> {
    for await (const { payload, validationRound: _, ...attestation } of this.rows(
      Attestation,
      everyAttestation,
      review,
    )) {
      const answers = await this.sealed.open(attestation.organizationId, attestation.id, payload);
      await writer.addJson(`attestations/${attestation.id}.json`, { ...attestation, answers });
    }
  }

  /** As they were uploaded. Of one whose bytes are lost, what is known of it says so. */
  async addDocuments(writer: EvidenceWriter, review: Review): Promise<void> {
    for await (const document of this.rows(Document, namedDocuments, review)) {
      const { id, contentType, sha256 } = document;
      const bytes = await this.bytes.bytes(document);
      const known = { ...(await this.documents.view(document)), sha256: sha256.toString('hex') };
      await writer.addJson(`documents/${id}.json`, bytes === undefined ? { ...known, isLost: true } : known);
      if (bytes === undefined) continue;
      const path = `documents/${id}.${extensionOf[contentType]}`;
      await writer.add(path, Readable.from([bytes]), { isPacked: true });
    }
  }

  private async *rows<T extends { id: string }>(
    entity: new () => T,
    text: string,
    { organizationId, id }: Review,
  ): AsyncGenerator<T> {
    for (let after = first; ;) {
      const page = await this.reads.many(entity, text, [organizationId, id, after]);
      yield* page;
      const last = page.at(-1);
      if (last === undefined || page.length < atOnce) return;
      after = last.id;
    }
  }
}
