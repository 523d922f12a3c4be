import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Something that was begun for an organization and has to come to its end: until then it cannot be erased. */
@Entity('commitment')
export class Commitment {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'commitment_pkey' })
  organizationId: string;

  /** Of the payout request, the payin …. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'commitment_pkey' })
  subjectId: string;

  @Column('text')
  subject: string;
}
