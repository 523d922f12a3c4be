import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A key has agreed to what a payout request pays. */
@Entity('payout_approval')
export class PayoutApproval {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payout_approval_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payout_approval_pkey' })
  payoutRequestId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payout_approval_pkey' })
  keyId: string;

  @Column('timestamptz')
  at: Date;
}
