import { Injectable } from '@nestjs/common';
import type { AttestationType } from '#contracts';
import type { Tx } from '#database';
import { Jobs, job } from '#jobs';
import { Clock } from '#runtime';
import { attestationLifecycle } from './attestation.lifecycle.js';

/** Names one validation of an attestation, so that results of an outdated one are dropped. */
export interface ValidationRound {
  readonly organizationId: string;
  readonly id: string;
  readonly validationRound: number;
}

export const validateAttestation = job<ValidationRound>('validateAttestation');

const freshForMilliseconds = 24 * 60 * 60 * 1000;
const pending = attestationLifecycle.next('approved', 'validateAgain');
const pendingAgain = `status = $3, failures = '[]', checks = '[]', validated_at = NULL, validation_round = validation_round + 1`;
const round = 'organization_id AS "organizationId", id, validation_round AS "validationRound"';

/** Requests validations: of an upload, and again of what it is compared with. */
@Injectable()
export class AttestationMoves {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  requestValidation(tx: Tx, { organizationId, id, validationRound }: ValidationRound): void {
    this.jobs.add(tx, validateAttestation, { organizationId, id, validationRound }, { key: `validate ${id}` });
  }

  /** Validates again what was validated more than a day ago, as documents expire. */
  async revalidateOld(tx: Tx, organizationId: string, subjectIds: readonly string[]): Promise<void> {
    const before = new Date(this.clock.now().getTime() - freshForMilliseconds);
    const rounds = await tx.query<ValidationRound>(
      `UPDATE attestation SET ${pendingAgain} WHERE organization_id = $1 AND subject_id = ANY($2) AND superseded_at IS NULL
         AND status <> $3 AND validated_at < $4 RETURNING ${round}`,
      [organizationId, subjectIds, pending, before],
    );
    for (const begun of rounds) this.requestValidation(tx, begun);
  }

  /** Validates attestations again because something that they are compared with has changed. */
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
