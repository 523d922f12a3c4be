import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PayinCode } from '#contracts';

/** Why money was refused and goes back to its sender. */
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

/** Money that a rail reported, and the answer it got: each movement has one answer, however often it is reported. */
@Entity('payin_arrival')
@Index('payin_arrival_movement', ['rail', 'arrivalId'], { unique: true })
@Index('payin_arrival_rail', ['rail', 'arrivedAt'])
@Index('payin_arrival_payin', ['organizationId', 'payinId', 'id'])
export class PayinArrival {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payin_arrival_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payin_arrival_pkey' })
  id: string;

  @Column('text')
  rail: string;

  /** The rail's id of the movement. */
  @Column('text')
  arrivalId: string;

  @Column('text')
  code: PayinCode;

  /** The account number or reference that it was sent to. */
  @Column('text')
  route: string;

  @Column('bigint')
  fiatUnits: string;

  /** The payin that it was sent for, or that it created where it came unasked. */
  @Column('uuid', { nullable: true })
  payinId: string | null;

  /** Null where it was accepted; also while it is undecided, which no other transaction sees. */
  @Column('text', { nullable: true })
  refusal: ArrivalRefusal | null;

  /** All that the rail had charged for it by then; null where it did not say. */
  @Column('bigint', { nullable: true })
  feeUnits: string | null;

  /** The rail's own id of the order in its list. */
  @Column('text', { nullable: true })
  reference: string | null;

  /** How often the rail has reported it. */
  @Column('integer', { name: 'reported' })
  timesReported: number;

  @Column('timestamptz')
  arrivedAt: Date;
}
