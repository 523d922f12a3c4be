import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Which numbers of wallets are passed over. One row for the whole installation. */
@Entity('wallet_numbering')
export class WalletNumbering {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'wallet_numbering_pkey' })
  id: number;

  /** Of the database, for which this holds. */
  @Column('text')
  timeline: string;

  /** Between what the sequence says and the number. */
  @Column('bigint')
  passedOver: string;

  /** When it was last known that nothing is lost. */
  @Column('timestamptz')
  seenAt: Date;
}
