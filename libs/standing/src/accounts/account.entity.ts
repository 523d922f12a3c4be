import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { AccountStatus, EvmBlockchain, TokenSymbol } from '#contracts';

@Entity('account')
@Index('account_id', ['id'])
@Index('account_status', ['status', 'id'])
@Index('account_name', { synchronize: false })
@Index('account_change', ['updatedAt', 'id'])
export class Account {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'account_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'account_pkey' })
  id: string;

  @Column('text')
  name: string;

  @Column('text', { nullable: true })
  description: string | null;

  @Column('text')
  status: AccountStatus;

  /** Whether the API may manage it. The operator decides. */
  @Column('boolean')
  isApiEnabled: boolean;

  @Column('text')
  destinationSymbol: TokenSymbol;

  @Column('text')
  destinationBlockchain: EvmBlockchain;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  updatedAt: Date;
}
