import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A way to pay a counterparty. The row of a deleted payout method stays, because payouts refer to it. */
@Entity('payout_method')
@Index('payout_method_counterparty', ['organizationId', 'counterpartyId', 'id'], { where: '"deleted_at" IS NULL' })
export class PayoutMethodRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payout_method_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payout_method_pkey' })
  id: string;

  @Column('uuid')
  counterpartyId: string;

  /** `LabelledMethod` with full values, sealed. */
  @Column('bytea')
  method: Buffer;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;
}
