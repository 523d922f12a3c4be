import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { AttestationType } from '#contracts';
import type { CheckFailure, CheckOutcome } from '../checks/evidence/check.js';
import type { AttestationStatusType } from './attestation.lifecycle.js';

/** An attestation as it was uploaded. The next one of its type supersedes it without changing its content. */
@Entity('attestation')
@Index('attestation_latest', ['organizationId', 'subjectId', 'type'], {
  unique: true,
  where: '"superseded_at" IS NULL',
})
@Index('attestation_history', ['organizationId', 'subjectId', 'id'])
export class Attestation {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'attestation_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'attestation_pkey' })
  id: string;

  /** The review or the associated person that it is about. */
  @Column('uuid')
  subjectId: string;

  @Column('text')
  type: AttestationType;

  @Column('text')
  status: AttestationStatusType;

  @Column('jsonb')
  failures: CheckFailure[];

  @Column('jsonb')
  checks: CheckOutcome[];

  /** `AttestationPayload`, sealed. */
  @Column('bytea')
  payload: Buffer;

  /** Goes up with each validation, so that results of an earlier round are dropped. */
  @Column('integer')
  validationRound: number;

  @Column('timestamptz', { nullable: true })
  validatedAt: Date | null;

  @Column('text')
  createdBy: string;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  supersededAt: Date | null;
}
