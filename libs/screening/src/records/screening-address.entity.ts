import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A wallet that a list names, or that was named by hand. */
@Entity('screening_address')
@Index('screening_address_version', ['versionId', 'address'])
export class ScreeningAddress {
  /** As `comparableAddress` writes it. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'screening_address_pkey' })
  address: string;

  /** Of the list that names it; `byHand` where none does. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'screening_address_pkey' })
  versionId: string;

  @Column('text', { nullable: true })
  blockchain: string | null;

  @Column('text')
  reason: string;

  @Column('timestamptz')
  createdAt: Date;
}

export const byHand = '00000000-0000-0000-0000-000000000000';

/** Hexadecimal addresses are the same in small and in capital letters, those of other chains are not. */
export function comparableAddress(address: string): string {
  return /^0x[0-9a-f]+$/i.test(address) ? address.toLowerCase() : address;
}
