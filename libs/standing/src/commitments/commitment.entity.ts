import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something in progress for an organization, which cannot be erased before it has ended. */
@Entity('commitment')
export class Commitment {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'commitment_pkey' })
  organizationId: string;

  /** The id of the payout request, the payin … */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'commitment_pkey' })
  subjectId: string;

  @Column('text')
  subject: string;
}
