import { Injectable } from '@nestjs/common';
import { type CallerOrSession, actorOf } from '#auth';
import type { AttestationPayload, Union, UnionOf } from '#contracts';
import type { Tx } from '#database';
import { IllegalTransition, ResourceNotFound, ValidationFailed } from '#errors';
import { Clock, validVariant } from '#runtime';
import type { Subject } from '../case-file/latest-attestations.reading.js';
import { findNamedDocuments } from '../documents/find-named-documents.js';
import { SealedAttestations } from '../records/attestation.sealed.js';
import type { EarlierAttestation } from './file-attestation.js';
import { mergedPayload } from './merged-payload.js';

export interface AttestationChange {
  readonly id: string;
  readonly changes: Readonly<Record<string, unknown>>;
}

type Variants = Readonly<Record<string, new () => object>>;

interface MergeRequest<V extends Variants> extends AttestationChange {
  readonly subject: Subject;
  /** What may be said of it. */
  readonly attestations: Union<V>;
}

interface Merged<P> {
  readonly payload: P;
  readonly earlier: EarlierAttestation;
}

/** The latest attestation with some of its fields changed. */
@Injectable()
export class MergeAttestation {
  constructor(
    private readonly sealed: SealedAttestations,
    private readonly clock: Clock,
  ) {}

  async merge<V extends Variants>(
    tx: Tx,
    caller: CallerOrSession,
    { subject, id, changes, attestations }: MergeRequest<V>,
  ): Promise<Merged<UnionOf<Union<V>>>> {
    const { organizationId, id: subjectId } = subject;
    const [found] = await tx.query<{ payload: Buffer; createdBy: string; isLatest: boolean }>(
      `SELECT payload, created_by AS "createdBy", superseded_at IS NULL AS "isLatest" FROM attestation
       WHERE organization_id = $1 AND id = $2 AND subject_id = $3`,
      [organizationId, id, subjectId],
    );
    if (found === undefined) throw new ResourceNotFound('attestation', id);
    if (!found.isLatest) throw new IllegalTransition('attestation', id, 'superseded', 'change');
    const payload: AttestationPayload = await this.sealed.open(organizationId, id, found.payload);
    return {
      payload: this.valid({ ...mergedPayload({ ...payload }, changes), type: payload.type }, attestations),
      earlier: {
        documentIds: findNamedDocuments(payload).map(({ documentId }) => documentId),
        // Of what several have written nobody sees more than before.
        createdBy: found.createdBy === actorOf(caller) ? found.createdBy : 'several',
      },
    };
  }

  /** What is wrong with the whole is told of the fields that are to change. */
  private valid<V extends Variants>(merged: object, attestations: Union<V>): UnionOf<Union<V>> {
    try {
      return validVariant(attestations, merged, this.clock);
    } catch (cause) {
      if (!(cause instanceof ValidationFailed)) throw cause;
      const { failures } = cause.params;
      throw new ValidationFailed(failures.map(({ field, messages }) => ({ field: `changes.${field}`, messages })));
    }
  }
}
