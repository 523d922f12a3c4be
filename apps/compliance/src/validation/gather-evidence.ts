import { Injectable } from '@nestjs/common';
import type { AssociatedPersonRelationship, AttestationPayload, AttestationType } from '#contracts';
import { Reads } from '#database';
import { Clock } from '#runtime';
import { type Inspection, Inspector, type Readable } from '#inspection';
import { answersIn } from '../case-file/filed-attestation.js';
import { LatestAttestations } from '../case-file/latest-attestations.reading.js';
import { comparedTypes, readFor } from '../checks/checks.js';
import type { Evidence, EvidenceDocument, EvidencePerson } from '../checks/evidence/check.js';
import { findNamedDocuments } from '../documents/find-named-documents.js';
import type { Document } from '../documents/records/document.entity.js';
import { DocumentEvidence } from '../documents/document-evidence.reading.js';
import { AssociatedPerson } from '../records/associated-person.entity.js';
import type { Attestation } from '../records/attestation.entity.js';
import { SealedAttestations } from '../records/attestation.sealed.js';

/** Gathers everything that the checks of an attestation look at. */
@Injectable()
export class GatherEvidence {
  constructor(
    private readonly reads: Reads,
    private readonly latest: LatestAttestations,
    private readonly documentEvidence: DocumentEvidence,
    private readonly inspector: Inspector,
    private readonly sealed: SealedAttestations,
    private readonly clock: Clock,
  ) {}

  /** Undefined if the organization was erased meanwhile. */
  async gather(attestation: Attestation): Promise<Evidence | undefined> {
    const { organizationId, id, subjectId, type } = attestation;
    if (!(await this.sealed.isOpenable(organizationId))) return undefined;
    const payload = await this.sealed.open(organizationId, id, attestation.payload);
    const documents = await this.documentsIn(attestation, payload);
    const others = await this.latest.of(this.reads, [{ organizationId, id: subjectId }], comparedTypes(type));
    return {
      attestation: payload,
      latest: Object.fromEntries((others.get(subjectId) ?? []).map((other) => [other.type, other.payload])),
      documents,
      isSameSide: 'governmentId' in payload ? await this.isSameSide(documents) : undefined,
      relationships: await this.relationshipsOf(organizationId, subjectId),
      persons:
        payload.type === 'businessAssociatedPersons'
          ? await this.persons(organizationId, payload.associatedPersonIds)
          : [],
      today: this.clock.now().toISOString().slice(0, 10),
    };
  }

  private async documentsIn(
    { organizationId, subjectId }: Attestation,
    payload: AttestationPayload,
  ): Promise<EvidenceDocument[]> {
    const named = findNamedDocuments(payload);
    const rows = await this.documentEvidence.read(
      organizationId,
      named.map(({ documentId }) => documentId),
    );
    const evidence: EvidenceDocument[] = [];
    // One after the other, because each file is decoded in memory.
    for (const { path, documentId } of named) {
      const document = rows.find(({ id }) => id === documentId);
      if (document === undefined) throw new Error('A document that an attestation uses is gone');
      evidence.push({
        path,
        sha256: document.sha256.toString('hex'),
        isUsedElsewhere: await this.documentEvidence.isUsedElsewhere(document, subjectId),
        inspection: await this.inspected(document, readFor(payload)),
      });
    }
    return evidence;
  }

  private async isSameSide([front, back]: readonly EvidenceDocument[]): Promise<boolean | undefined> {
    return front && back && this.inspector.showSameSide(front.inspection, back.inspection);
  }

  /** Lost bytes count as unreadable, so that the file is uploaded again: waiting for them would never end. */
  private async inspected(document: Document, wanted: readonly Readable[]): Promise<Inspection> {
    const { organizationId, contentType, sha256 } = document;
    const bytes = await this.documentEvidence.bytes(document);
    return bytes === undefined
      ? { kind: 'unreadable' }
      : this.inspector.inspectKept(organizationId, { contentType, sha256, bytes }, wanted);
  }

  private async relationshipsOf(organizationId: string, id: string): Promise<AssociatedPersonRelationship[]> {
    return (await this.reads.one(AssociatedPerson, { organizationId, id }))?.relationships ?? [];
  }

  private async persons(organizationId: string, ids: readonly string[]): Promise<EvidencePerson[]> {
    const types: AttestationType[] = ['associatedPersonPersonalInfo', 'associatedPersonTaxInfo'];
    const subjects = ids.map((id) => ({ organizationId, id }));
    const attestations = await this.latest.of(this.reads, subjects, types);
    return Promise.all(
      subjects.map(async ({ id }) => {
        const answers = answersIn(attestations.get(id) ?? []);
        return {
          associatedPersonId: id,
          relationships: await this.relationshipsOf(organizationId, id),
          personalInfo: answers('associatedPersonPersonalInfo'),
          taxInfo: answers('associatedPersonTaxInfo'),
        };
      }),
    );
  }
}
