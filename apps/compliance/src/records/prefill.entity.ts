import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a partner knows of somebody already, until the review is submitted. It is no answer before the person gives it. */
@Entity('prefill')
export class Prefill {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'prefill_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'prefill_pkey' })
  reviewId: string;

  /** Sealed: by the type of attestation, some of its fields. */
  @Column('bytea')
  answers: Buffer;
}
