import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Somebody whom an organization pays. The row of a deleted counterparty stays, because payouts refer to it. */
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

  /** Fingerprints of the prefixes of its words, for searching. */
  @Column('text', { array: true })
  search: string[];

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;
}
