import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Somebody whom an organization pays. Payments keep what they were made with, so one that is deleted stays as a row. */
@Entity('counterparty')
@Index('counterparty_search', { synchronize: false })
export class Counterparty {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'counterparty_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'counterparty_pkey' })
  id: string;

  /** `Recipient`, sealed. */
  @Column('bytea')
  recipient: Buffer;

  /** Fingerprints of the beginnings of its words, by which it is found. */
  @Column('text', { array: true })
  search: string[];

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;
}
