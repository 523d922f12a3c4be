import { Injectable } from '@nestjs/common';
import { type CallerOrSession, actorOf, invitationOf } from '#auth';
import type { AttestationPayload, AttestationType } from '#contracts';
import type { Tx } from '#database';
import { ValidationFailed } from '#errors';
import { Clock, Ids } from '#runtime';
import { comparedBy } from '../checks/checks.js';
import { DocumentQuota } from '../documents/quota/document-quota.js';
import { findNamedDocuments } from '../documents/find-named-documents.js';
import { type DocumentUseRequest, MarkDocumentsUsed } from '../documents/mark-documents-used.js';
import { Attestation } from '../records/attestation.entity.js';
import { attestationLifecycle } from '../records/attestation.lifecycle.js';
import { AttestationMoves } from '../records/attestation.moves.js';
import { SealedAttestations } from '../records/attestation.sealed.js';
import { isNaming } from '../screening/hits/screened-subject.js';

/** The attestation of which some fields are changed. */
export interface EarlierAttestation {
  readonly documentIds: readonly string[];
  readonly createdBy: string;
}

export interface NewAttestation {
  readonly organizationId: string;
  readonly subjectId: string;
  readonly payload: AttestationPayload;
  readonly caller: CallerOrSession;
  /** Other subjects whose attestations are compared with it: of a person the reviews that list them. */
  readonly comparedSubjectIds: readonly string[];
  readonly earlier?: EarlierAttestation | undefined;
}

/** Seals an attestation, replaces the previous one of its type, and requests its validation. The organization has to be held. */
@Injectable()
export class FileAttestation {
  constructor(
    private readonly markDocumentsUsed: MarkDocumentsUsed,
    private readonly attestationMoves: AttestationMoves,
    private readonly quota: DocumentQuota,
    private readonly sealed: SealedAttestations,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async file(
    tx: Tx,
    { organizationId, subjectId, payload, caller, comparedSubjectIds, earlier }: NewAttestation,
  ): Promise<Attestation> {
    const now = this.clock.now();
    const id = this.ids.next();
    const keptIds = earlier?.documentIds ?? [];
    await this.use(tx, { organizationId, attestationId: id, subjectId, keptIds }, payload, caller);
    const sealed = await this.sealed.seal(tx, organizationId, id, payload);
    await this.sealed.keepNames(tx, { organizationId, id: subjectId }, payload);
    await supersede(tx, { organizationId, subjectId, type: payload.type }, now);
    const attestation: Attestation = {
      organizationId,
      id,
      subjectId,
      type: payload.type,
      status: attestationLifecycle.next(null, 'upload'),
      failures: [],
      checks: [],
      payload: sealed,
      validationRound: 1,
      validatedAt: null,
      createdBy: earlier?.createdBy ?? actorOf(caller),
      createdAt: now,
      supersededAt: null,
    };
    tx.insert(Attestation, attestation);
    if (bringsDocuments(payload))
      for (const one of [subjectId, ...comparedSubjectIds])
        await this.quota.refuseBeyond(tx, { organizationId, id: one });
    this.attestationMoves.requestValidation(tx, attestation);
    if (isNaming(payload.type)) this.attestationMoves.requestScreening(tx, { organizationId, subjectId });
    await this.attestationMoves.revalidate(
      tx,
      organizationId,
      [subjectId, ...comparedSubjectIds],
      comparedBy(payload.type),
    );
    return attestation;
  }

  private async use(
    tx: Tx,
    use: Omit<DocumentUseRequest, 'documentIds' | 'withinReview' | 'withinInvitation'>,
    payload: AttestationPayload,
    caller: CallerOrSession,
  ): Promise<void> {
    const named = findNamedDocuments(payload);
    if (named.length === 0) return;
    const documentIds = [...new Set(named.map(({ documentId }) => documentId))];
    const within =
      caller.kind === 'session'
        ? { withinReview: caller.complianceReviewId, withinInvitation: invitationOf(caller)?.invitationId }
        : {};
    const missing = await this.markDocumentsUsed.mark(tx, { ...use, documentIds, ...within });
    const failures = named
      .filter(({ documentId }) => missing.includes(documentId))
      .map(({ path }) => ({
        field: `${path}.documentId`,
        messages: ['must be a document that was uploaded and is still there'],
      }));
    if (failures.length > 0) throw new ValidationFailed(failures);
  }
}

/** By naming them, or persons with theirs. What brings none is taken also where there is too much already. */
function bringsDocuments(payload: AttestationPayload): boolean {
  return payload.type === 'businessAssociatedPersons' || findNamedDocuments(payload).length > 0;
}

async function supersede(
  tx: Tx,
  { organizationId, subjectId, type }: { organizationId: string; subjectId: string; type: AttestationType },
  at: Date,
): Promise<void> {
  await tx.query(
    'UPDATE attestation SET superseded_at = $4 WHERE organization_id = $1 AND subject_id = $2 AND type = $3 AND superseded_at IS NULL',
    [organizationId, subjectId, type, at],
  );
}
