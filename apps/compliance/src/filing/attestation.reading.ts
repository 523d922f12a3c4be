import { Injectable } from '@nestjs/common';
import { type CallerOrSession, actorOf, isOfficer } from '#auth';
import { type Page, type PageQuery, maskedPayload, viewsOf } from '#contracts';
import { Reads } from '#database';
import { ResourceNotFound } from '#errors';
import { RecordPersonalRead } from '../audit/record-personal-read.js';
import { type AttestationSummary, attestationSummary } from '../case-file/attestation-summary.view.js';
import type { Subject } from '../case-file/latest-attestations.reading.js';
import { AssociatedPersonRows } from '../persons/associated-person.rows.js';
import { Attestation } from '../records/attestation.entity.js';
import { SealedAttestations } from '../records/attestation.sealed.js';
import { ReviewRows } from '../records/review.rows.js';
import { type AttestationDetailView, attestationDetailView } from './attestation.view.js';

interface AttestationAccess {
  readonly id: string;
  readonly reason: string | null;
}

/** Shows the attestations of a review or person that the caller may see. Reads by officers go into the audit trail. */
@Injectable()
export class AttestationReading {
  constructor(
    private readonly reviews: ReviewRows,
    private readonly persons: AssociatedPersonRows,
    private readonly reads: Reads,
    private readonly sealed: SealedAttestations,
    private readonly recordPersonalRead: RecordPersonalRead,
  ) {}

  async listOfReview(caller: CallerOrSession, id: string, query: PageQuery): Promise<Page<AttestationSummary>> {
    return this.list(caller, await this.reviews.read(caller, id), query);
  }

  async listOfPerson(caller: CallerOrSession, id: string, query: PageQuery): Promise<Page<AttestationSummary>> {
    return this.list(caller, await this.persons.readOwn(caller, id), query);
  }

  async readOfReview(caller: CallerOrSession, id: string, access: AttestationAccess): Promise<AttestationDetailView> {
    return this.read(caller, await this.reviews.read(caller, id), access);
  }

  async readOfPerson(caller: CallerOrSession, id: string, access: AttestationAccess): Promise<AttestationDetailView> {
    return this.read(caller, await this.persons.readOwn(caller, id), access);
  }

  /** Includes superseded attestations. */
  private async list(
    caller: CallerOrSession,
    { organizationId, id: subjectId }: Subject,
    query: PageQuery,
  ): Promise<Page<AttestationSummary>> {
    const page = await this.reads.page(Attestation, { organizationId, subjectId }, query);
    return viewsOf(page, (attestation) => attestationSummary(attestation, isOfficer(caller)));
  }

  private async read(
    caller: CallerOrSession,
    { organizationId, id: subjectId }: Subject,
    { id, reason }: AttestationAccess,
  ): Promise<AttestationDetailView> {
    const attestation = await this.reads.one(Attestation, { organizationId, id });
    if (attestation?.subjectId !== subjectId) throw new ResourceNotFound('attestation', id);
    const forOfficer = isOfficer(caller);
    const subject = `attestation:${id}` as const;
    if (forOfficer)
      await this.recordPersonalRead.record(caller, {
        organizationId,
        about: [subjectId],
        action: 'attestationPayloadRead',
        subject,
        reason,
      });
    const payload = await this.sealed.open(organizationId, id, attestation.payload);
    const isForeign = caller.kind === 'session' && attestation.createdBy !== actorOf(caller);
    return attestationDetailView(attestation, isForeign ? maskedPayload(payload) : { ...payload }, forOfficer);
  }
}
