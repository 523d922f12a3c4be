import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A final deposit that came while its account took nothing. There is a row until it is part of the balance. */
@Entity('frozen_deposit')
@Index('frozen_deposit_account', ['organizationId', 'accountId', 'depositId'])
export class FrozenDeposit {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'frozen_deposit_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'frozen_deposit_pkey' })
  depositId: string;

  @Column('uuid')
  accountId: string;
}
