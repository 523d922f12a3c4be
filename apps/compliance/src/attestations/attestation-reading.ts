import { Injectable } from '@nestjs/common';
import { AuditTrail } from '#audit';
import { type CallerOrSession, actorOf, isOfficer } from '#auth';
import { type Page, type PageQuery, defaultPageSize, maskedPayload, pageOf } from '#contracts';
import { Reads, UnitOfWork } from '#database';
import { ResourceNotFound } from '#errors';
import { AssociatedPersons } from '../associated-persons/associated-persons.js';
import { Reviews } from '../reviews/reviews.js';
import { Attestation } from './attestation.entity.js';
import {
  type AttestationDetailView,
  type AttestationSummary,
  attestationResponse,
  attestationSummary,
} from './attestation.view.js';
import { LatestAttestations, type Subject } from './latest-attestations.js';

interface Asked {
  readonly id: string;
  readonly reason: string | null;
}

/** Shows what was uploaded about a review or a person whom the caller may see. Officers leave a line in the audit trail. */
@Injectable()
export class AttestationReading {
  constructor(
    private readonly reviews: Reviews,
    private readonly persons: AssociatedPersons,
    private readonly reads: Reads,
    private readonly latest: LatestAttestations,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditTrail,
  ) {}

  async listOfReview(caller: CallerOrSession, id: string, query: PageQuery): Promise<Page<AttestationSummary>> {
    return this.list(caller, await this.reviews.read(caller, id), query);
  }

  async listOfPerson(caller: CallerOrSession, id: string, query: PageQuery): Promise<Page<AttestationSummary>> {
    return this.list(caller, await this.persons.readOwn(caller, id), query);
  }

  async readOfReview(caller: CallerOrSession, id: string, asked: Asked): Promise<AttestationDetailView> {
    return this.read(caller, await this.reviews.read(caller, id), asked);
  }

  async readOfPerson(caller: CallerOrSession, id: string, asked: Asked): Promise<AttestationDetailView> {
    return this.read(caller, await this.persons.readOwn(caller, id), asked);
  }

  /** Also those that were superseded. */
  private async list(
    caller: CallerOrSession,
    { organizationId, id }: Subject,
    { limit = defaultPageSize, nextId }: PageQuery,
  ): Promise<Page<AttestationSummary>> {
    const rows = await this.reads.many(
      Attestation,
      'SELECT * FROM attestation WHERE organization_id = $1 AND subject_id = $2 AND id <= $3 ORDER BY id DESC LIMIT $4',
      [organizationId, id, nextId ?? 'ffffffff-ffff-ffff-ffff-ffffffffffff', limit + 1],
    );
    return pageOf(rows, limit, (attestation) => attestationSummary(attestation, isOfficer(caller)));
  }

  private async read(
    caller: CallerOrSession,
    { organizationId, id: subjectId }: Subject,
    { id, reason }: Asked,
  ): Promise<AttestationDetailView> {
    const attestation = await this.reads.one(Attestation, { organizationId, id });
    if (attestation?.subjectId !== subjectId) throw new ResourceNotFound('attestation', id);
    const forOfficer = isOfficer(caller);
    if (forOfficer) await this.recordRead(caller, attestation, reason);
    const payload = await this.latest.open(organizationId, id, attestation.payload);
    const isForeign = caller.kind === 'session' && attestation.createdBy !== actorOf(caller);
    return {
      ...attestationResponse(attestation, forOfficer),
      payload: isForeign ? maskedPayload(payload) : { ...payload },
      ...(forOfficer ? { checks: attestation.checks } : {}),
    };
  }

  /** Before anything is shown: a read that could not be recorded does not happen. */
  private async recordRead(
    caller: CallerOrSession,
    { organizationId, id }: Attestation,
    reason: string | null,
  ): Promise<void> {
    const read = {
      organizationId,
      actor: actorOf(caller),
      action: 'attestationPayloadRead',
      subject: `attestation:${id}`,
      reason,
    } as const;
    await this.unitOfWork.run((tx) => this.audit.record(tx, read));
  }
}
