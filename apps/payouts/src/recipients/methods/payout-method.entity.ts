import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A way to pay a counterparty. As the counterparty it stays as a row when it is deleted. */
@Entity('payout_method')
@Index('payout_method_counterparty', ['organizationId', 'counterpartyId', 'id'], { where: '"deleted_at" IS NULL' })
export class PayoutMethodRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payout_method_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payout_method_pkey' })
  id: string;

  @Column('uuid')
  counterpartyId: string;

  /** Its alias and its `PayoutMethod` with full values, sealed. */
  @Column('bytea')
  method: Buffer;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;
}
