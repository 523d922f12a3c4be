import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { TreasuryAccountName } from '#chains';
import type { Blockchain, TokenSymbol } from '#contracts';
import type { TreasuryBook } from './treasury-transfer.dto.js';
import type { TreasuryTransferStatus } from './treasury-transfer.lifecycle.js';

/** Tokens that people have sent from a purse to another, or out of the house. */
@Entity('treasury_transfer')
@Index('treasury_transfer_id', ['id'], { unique: true })
export class TreasuryTransfer {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'treasury_transfer_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'treasury_transfer_pkey' })
  id: string;

  @Column('text')
  status: TreasuryTransferStatus;

  @Column('text')
  fromPurse: TreasuryAccountName;

  @Column('text', { nullable: true })
  toPurse: TreasuryAccountName | null;

  @Column('text')
  toAddress: string;

  @Column('text')
  token: TokenSymbol;

  @Column('text')
  blockchain: Blockchain;

  @Column('bigint')
  units: string;

  /** Null where it is taken from what the purse has available. */
  @Column('text', { nullable: true })
  book: TreasuryBook | null;

  @Column('text')
  reason: string;

  /** Who agreed to it last. */
  @Column('text')
  madeBy: string;

  @Column('uuid')
  transferId: string;

  @Column('text', { nullable: true })
  transactionHash: string | null;

  @Column('text', { nullable: true })
  failureReason: string | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
