import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PayinCode } from '#contracts';
import type { DepositRoute } from '#rails';

/** By what the money in a currency is known to be for: a payin that was asked for, or an account. None is ever given twice. */
@Entity('payin_route')
@Index('payin_route_number', ['code', 'route'], { unique: true })
@Index('payin_route_standing', ['organizationId', 'accountId', 'rail', 'code'], {
  unique: true,
  where: 'payin_id IS NULL',
})
export class PayinRoute {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payin_route_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payin_route_pkey' })
  id: string;

  @Column('text')
  code: PayinCode;

  @Column('text')
  route: string;

  @Column('text')
  rail: string;

  @Column('uuid')
  accountId: string;

  /** Null where it is the account's own, to which anything may be sent at any time. */
  @Column('uuid', { nullable: true })
  payinId: string | null;

  /** Of the account's own: what is told of it. */
  @Column('jsonb', { nullable: true })
  standing: DepositRoute | null;
}
