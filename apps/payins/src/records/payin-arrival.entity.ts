import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PayinCode } from '#contracts';

/** Why money was not taken, and goes back to whom it came from. */
export const arrivalRefusals = [
  'amountMismatched',
  'senderMismatched',
  'expired',
  'canceled',
  'alreadyPaid',
  'failed',
  'unknownDestination',
  'wrongRail',
  'tooMuch',
] as const;
export type ArrivalRefusal = (typeof arrivalRefusals)[number];

/** Money that a rail told of, and what was said to it: the same movement is answered once. */
@Entity('payin_arrival')
@Index('payin_arrival_movement', ['rail', 'arrivalId'], { unique: true })
@Index('payin_arrival_payin', ['organizationId', 'payinId', 'id'])
export class PayinArrival {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payin_arrival_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payin_arrival_pkey' })
  id: string;

  @Column('text')
  rail: string;

  /** As the rail calls it. */
  @Column('text')
  arrivalId: string;

  @Column('text')
  code: PayinCode;

  /** Where it came to. */
  @Column('text')
  route: string;

  @Column('bigint')
  fiatUnits: string;

  /** For which it was; or, where money came by itself, which it made. */
  @Column('uuid', { nullable: true })
  payinId: string | null;

  /** Null while it is being decided, which nobody else sees, and where it was taken. */
  @Column('text', { nullable: true })
  refusal: ArrivalRefusal | null;

  /** How often the rail has told of it. */
  @Column('integer')
  told: number;

  @Column('timestamptz')
  arrivedAt: Date;
}
