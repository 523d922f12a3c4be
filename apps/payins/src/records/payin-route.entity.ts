import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PayinCode } from '#contracts';
import type { DepositRoute } from '#rails';

/** The number or reference by which incoming money is matched to a requested payin or to an account. None is ever given out twice. */
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

  /** Null for the account's own route, to which any amount may be sent at any time. */
  @Column('uuid', { nullable: true })
  payinId: string | null;

  /** Only of the account's own routes: what deposit instructions show. */
  @Column('jsonb', { name: 'standing', nullable: true })
  depositRoute: DepositRoute | null;
}
