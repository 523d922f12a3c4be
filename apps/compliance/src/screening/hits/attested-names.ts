import { Injectable } from '@nestjs/common';
import type { AttestationPayload } from '#contracts';
import type { Tx } from '#database';
import type { Subject } from '#screening';
import { Attestation } from '../../records/attestation.entity.js';
import { SealedAttestations } from '../../records/attestation.sealed.js';
import { namingTypes, screenedSubject } from './screened-subject.js';

/** The attestations by which people and businesses say who they are. */
@Injectable()
export class AttestedNames {
  constructor(private readonly sealed: SealedAttestations) {}

  isOpenable(organizationId: string): Promise<boolean> {
    return this.sealed.isOpenable(organizationId);
  }

  /** The latest of each subject. */
  latest(
    queries: Pick<Tx, 'many' | 'query'>,
    organizationId: string,
    subjectIds: readonly string[],
  ): Promise<Attestation[]> {
    return queries.many(
      Attestation,
      `SELECT * FROM attestation WHERE organization_id = $1 AND subject_id = ANY($2) AND type = ANY($3) AND superseded_at IS NULL
       ORDER BY id`,
      [organizationId, subjectIds, namingTypes],
    );
  }

  async open({ organizationId, id, payload }: Attestation): Promise<Subject> {
    const opened: AttestationPayload = await this.sealed.open(organizationId, id, payload);
    return screenedSubject(opened);
  }
}
