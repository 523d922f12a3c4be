import { Column, Entity, Generated, Index, PrimaryColumn } from 'typeorm';
import type { EventType } from '#contracts';
import type { EventPayload } from '#events';
import type { DeliveryStatus } from './delivery.lifecycle.js';

/** One try to reach the receiver, as it is told to the organization. */
export interface AttemptRecord {
  readonly at: string;
  /** What the receiver answered, if it did. */
  readonly status?: number;
  /** Why there was no answer, or why the answer does not count. */
  readonly error?: string;
  readonly latencyMs: number;
  readonly responseExcerpt?: string;
}

const isHead = `"status" = 'pending' AND "next_attempt_at" IS NOT NULL`;

/**
 * One event on its way to one webhook. Those about one resource go one after the other: only the
 * first of them, the head, has a `nextAttemptAt`; the others wait. The unique index holds us to it.
 */
/** The latest ones. */
export const attemptsKept = 50;

@Entity('delivery')
@Index('delivery_head', ['organizationId', 'webhookId', 'resourceId'], { unique: true, where: isHead })
@Index('delivery_due', ['organizationId', 'webhookId', 'nextAttemptAt'], { where: isHead })
@Index('delivery_waiting', ['organizationId', 'webhookId', 'resourceId', 'ordinal'], {
  where: `"status" = 'pending' AND "next_attempt_at" IS NULL`,
})
@Index('delivery_undelivered', ['organizationId', 'webhookId', 'id'], { where: `"status" <> 'delivered'` })
@Index('delivery_age', { synchronize: false })
export class Delivery {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'delivery_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'delivery_pkey' })
  webhookId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'delivery_pkey' })
  id: string;

  /** The order within a resource: given while the webhook is locked. */
  @Column('bigint')
  @Generated('increment')
  ordinal: string;

  @Column('uuid')
  eventId: string;

  @Column('text')
  type: EventType;

  @Column('uuid')
  resourceId: string;

  /** A test is not in the event log, so it brings its payload. */
  @Column('json', { nullable: true })
  testPayload: EventPayload | null;

  @Column('text')
  status: DeliveryStatus;

  @Column('jsonb')
  attempts: AttemptRecord[];

  /** Of all attempts, also of those that are no longer kept. */
  @Column('integer')
  attemptCount: number;

  /** By the clock of Gatehouse, which in the sandbox can be moved. */
  @Column('timestamptz', { nullable: true })
  nextAttemptAt: Date | null;

  /** When a delivery that had to step back is due after all, once it is the head again. */
  @Column('timestamptz', { nullable: true })
  notBefore: Date | null;

  @Column('uuid', { nullable: true })
  leasedBy: string | null;

  /** By the real clock. */
  @Column('timestamptz', { nullable: true })
  leasedUntil: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}
