import { Injectable } from '@nestjs/common';
import type { AttestationType } from '#contracts';
import type { Tx } from '#database';
import { Jobs, job } from '#jobs';
import { Clock } from '#runtime';
import { attestationLifecycle } from './attestation.lifecycle.js';

/** The round tells whether what was found is still what was asked for. */
export interface ValidationRound {
  readonly organizationId: string;
  readonly id: string;
  readonly validationRound: number;
}

export const validateAttestation = job<ValidationRound>('validateAttestation');

const validForMilliseconds = 24 * 60 * 60 * 1000;
const pending = attestationLifecycle.next('approved', 'validateAgain');
const pendingAgain = `status = $3, failures = '[]', checks = '[]', validated_at = NULL, validation_round = validation_round + 1`;
const round = 'organization_id AS "organizationId", id, validation_round AS "validationRound"';

/** Asks for validations: of what was uploaded, and again of what is compared with it. */
@Injectable()
export class AttestationMoves {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  requestValidation(tx: Tx, { organizationId, id, validationRound }: ValidationRound): void {
    this.jobs.add(tx, validateAttestation, { organizationId, id, validationRound }, { key: `validate ${id}` });
  }

  /** What was found that long ago may have changed since, warnings included: documents expire. It is looked at again. */
  async revalidateOld(tx: Tx, organizationId: string, subjectIds: readonly string[]): Promise<void> {
    const before = new Date(this.clock.now().getTime() - validForMilliseconds);
    const rounds = await tx.query<ValidationRound>(
      `UPDATE attestation SET ${pendingAgain} WHERE organization_id = $1 AND subject_id = ANY($2) AND superseded_at IS NULL
         AND status <> $3 AND validated_at < $4 RETURNING ${round}`,
      [organizationId, subjectIds, pending, before],
    );
    for (const begun of rounds) this.requestValidation(tx, begun);
  }

  /** What they are compared with has changed: these attestations about these subjects are no longer validated. */
  async revalidate(
    tx: Tx,
    organizationId: string,
    subjectIds: readonly string[],
    types: readonly AttestationType[],
  ): Promise<void> {
    if (types.length === 0) return;
    const rounds = await tx.query<ValidationRound>(
      `UPDATE attestation SET ${pendingAgain} WHERE organization_id = $1 AND subject_id = ANY($2) AND superseded_at IS NULL
         AND type = ANY($4) RETURNING ${round}`,
      [organizationId, subjectIds, pending, types],
    );
    for (const begun of rounds) this.requestValidation(tx, begun);
  }
}
