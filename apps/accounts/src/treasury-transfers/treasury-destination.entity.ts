import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Blockchain } from '#contracts';

/** An address elsewhere to which the treasury may send. */
@Entity('treasury_destination')
export class TreasuryDestination {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'treasury_destination_pkey' })
  blockchain: Blockchain;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'treasury_destination_pkey' })
  address: string;

  @Column('text')
  label: string;

  @Column('timestamptz')
  addedAt: Date;
}
