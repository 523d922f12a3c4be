import { Injectable } from '@nestjs/common';
import { type CallerOrSession, actorOf } from '#auth';
import type { AttestationPayload } from '#contracts';
import type { Tx } from '#database';
import { IllegalTransition, ResourceNotFound } from '#errors';
import type { Subject } from '../case-file/latest-attestations.reading.js';
import { findNamedDocuments } from '../documents/find-named-documents.js';
import { SealedAttestations } from '../records/attestation.sealed.js';
import type { EarlierAttestation } from './file-attestation.js';
import { mergedPayload } from './merged-payload.js';

export interface AttestationChange {
  readonly id: string;
  readonly changes: Readonly<Record<string, unknown>>;
}

/** Not validated yet. */
interface Merged {
  readonly plain: Record<string, unknown>;
  readonly earlier: EarlierAttestation;
}

/** The latest attestation with some of its fields changed. */
@Injectable()
export class MergeAttestation {
  constructor(private readonly sealed: SealedAttestations) {}

  async merge(
    tx: Tx,
    { organizationId, id: subjectId }: Subject,
    caller: CallerOrSession,
    { id, changes }: AttestationChange,
  ): Promise<Merged> {
    const [found] = await tx.query<{ payload: Buffer; createdBy: string; isLatest: boolean }>(
      `SELECT payload, created_by AS "createdBy", superseded_at IS NULL AS "isLatest" FROM attestation
       WHERE organization_id = $1 AND id = $2 AND subject_id = $3`,
      [organizationId, id, subjectId],
    );
    if (found === undefined) throw new ResourceNotFound('attestation', id);
    if (!found.isLatest) throw new IllegalTransition('attestation', id, 'superseded', 'change');
    const payload: AttestationPayload = await this.sealed.open(organizationId, id, found.payload);
    return {
      plain: { ...mergedPayload({ ...payload }, changes), type: payload.type },
      earlier: {
        documentIds: findNamedDocuments(payload).map(({ documentId }) => documentId),
        // Of what several have written nobody sees more than before.
        createdBy: found.createdBy === actorOf(caller) ? found.createdBy : 'several',
      },
    };
  }
}
