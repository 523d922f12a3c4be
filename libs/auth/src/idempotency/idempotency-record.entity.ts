import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

@Entity('idempotency_record')
@Index('idempotency_record_age', { synchronize: false })
export class IdempotencyRecord {
  /** The nil UUID for the operator. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'idempotency_record_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'idempotency_record_pkey' })
  key: string;

  /** Of method, address and body: another request under the same key is refused. */
  @Column('bytea')
  fingerprint: Buffer;

  @Column('integer')
  status: number;

  @Column('text')
  answer: string;

  @Column('timestamptz')
  createdAt: Date;
}
