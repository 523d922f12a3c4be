import { Injectable } from '@nestjs/common';
import type { AttestationType } from '#contracts';
import { type Tx, columnsAs } from '#database';
import { Jobs, job } from '#jobs';
import { Clock } from '#runtime';
import type { Validation } from '../checks/evidence/check.js';
import { Attestation } from './attestation.entity.js';
import { attestationLifecycle } from './attestation.lifecycle.js';

/** Names one validation of an attestation, so that results of an outdated one are dropped. */
export interface ValidationRound {
  readonly organizationId: string;
  readonly id: string;
  readonly validationRound: number;
}

/** Whose name is looked for on lists. */
export interface ScreenedIds {
  readonly organizationId: string;
  readonly subjectId: string;
}

export const screenSubject = job<ScreenedIds>('screenSubject');
/** Has the reviews that are this subject, or list it, rated again. */
export const rateReviewsAbout = job<ScreenedIds>('rateReviewsAbout');
/** Concludes submissions that waited for this subject to be looked for on lists. */
export const concludeScreened = job<ScreenedIds>('concludeScreened');
export const validateAttestation = job<ValidationRound>('validateAttestation');

const freshForMilliseconds = 24 * 60 * 60 * 1000;
const pending = attestationLifecycle.next('approved', 'validateAgain');

/** The only writer of an attestation's status, once it is filed: requests validations, and records what they found. */
@Injectable()
export class AttestationMoves {
  constructor(
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  requestValidation(tx: Tx, { organizationId, id, validationRound }: ValidationRound): void {
    this.jobs.add(tx, validateAttestation, { organizationId, id, validationRound }, { key: `validate ${id}` });
  }

  /** Has a name looked for on lists, once the transaction is committed. */
  requestScreening(tx: Tx, { organizationId, subjectId }: ScreenedIds): void {
    this.jobs.add(tx, screenSubject, { organizationId, subjectId }, { key: `screen ${subjectId}` });
  }

  requestRating(tx: Tx, { organizationId, subjectId }: ScreenedIds): void {
    this.jobs.add(tx, rateReviewsAbout, { organizationId, subjectId }, { key: `rate ${subjectId}` });
  }

  requestConclusion(tx: Tx, { organizationId, subjectId }: ScreenedIds): void {
    this.jobs.add(tx, concludeScreened, { organizationId, subjectId });
  }

  /** Validates again what was validated more than a day ago, as documents expire. */
  revalidateOld(tx: Tx, organizationId: string, subjectIds: readonly string[]): Promise<void> {
    const before = new Date(this.clock.now().getTime() - freshForMilliseconds);
    return this.validateAgain(tx, 'status <> $3 AND validated_at < $4', [organizationId, subjectIds, pending, before]);
  }

  /** Validates attestations again because something that they are compared with has changed. */
  async revalidate(
    tx: Tx,
    organizationId: string,
    subjectIds: readonly string[],
    types: readonly AttestationType[],
  ): Promise<void> {
    if (types.length === 0) return;
    await this.validateAgain(tx, 'type = ANY($4)', [organizationId, subjectIds, pending, types]);
  }

  /** The attestation has to be read in this transaction, while its organization is held. */
  async conclude(tx: Tx, attestation: Attestation, { failures, checks }: Validation): Promise<void> {
    const { organizationId, id } = attestation;
    const trigger = failures.length === 0 ? 'everyCheckPassed' : 'anyCheckFailed';
    const status = attestationLifecycle.next(attestation.status, trigger, id);
    const found = { status, failures: [...failures], checks: [...checks], validatedAt: this.clock.now() };
    await tx.update(Attestation, { organizationId, id }, found);
    this.requestRating(tx, attestation);
  }

  private async validateAgain(tx: Tx, condition: string, values: readonly unknown[]): Promise<void> {
    const rounds = await tx.query<ValidationRound>(
      `UPDATE attestation SET status = $3, failures = '[]', checks = '[]', validated_at = NULL, validation_round = validation_round + 1
       WHERE organization_id = $1 AND subject_id = ANY($2) AND superseded_at IS NULL AND ${condition}
       RETURNING ${columnsAs(['organizationId', 'id', 'validationRound'])}`,
      values,
    );
    for (const round of rounds) this.requestValidation(tx, round);
  }
}

/** False if the attestation was superseded, or has to be validated again, since the round began. */
export function isCurrentRound(attestation: Attestation, { validationRound }: ValidationRound): boolean {
  const { status, supersededAt } = attestation;
  return status === 'pending' && supersededAt === null && attestation.validationRound === validationRound;
}
