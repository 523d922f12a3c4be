import { Column, Entity, Generated, Index, PrimaryColumn } from 'typeorm';
import type { EventType } from '#contracts';
import type { EventPayload } from '#events';
import type { DeliveryStatus } from './delivery.lifecycle.js';

/** One attempt to reach the receiver, as the organization sees it. */
export interface AttemptRecord {
  readonly at: string;
  /** The status of the answer, if there was one. */
  readonly status?: number;
  /** Why there was no answer, or why the answer is no success. */
  readonly error?: string;
  readonly latencyMs: number;
  readonly responseExcerpt?: string;
}

const isHead = `"status" = 'pending' AND "next_attempt_at" IS NOT NULL`;

/** Only the latest attempts are stored. */
export const attemptsKept = 50;

/**
 * One event on its way to one webhook. Deliveries about one resource go one after the other: only the
 * first, the head, has a `nextAttemptAt`, and the others wait. A unique index enforces that.
 */
@Entity('delivery')
@Index('delivery_head', ['organizationId', 'webhookId', 'resourceId'], { unique: true, where: isHead })
@Index('delivery_due', ['organizationId', 'webhookId', 'nextAttemptAt'], { where: isHead })
@Index('delivery_waiting', ['organizationId', 'webhookId', 'resourceId', 'ordinal'], {
  where: `"status" = 'pending' AND "next_attempt_at" IS NULL`,
})
@Index('delivery_undelivered', ['organizationId', 'webhookId', 'id'], { where: `"status" <> 'delivered'` })
@Index('delivery_dead', ['createdAt'], { where: `"status" = 'dead'` })
@Index('delivery_age', { synchronize: false })
export class Delivery {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'delivery_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'delivery_pkey' })
  webhookId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'delivery_pkey' })
  id: string;

  /** The order within a resource, assigned while the webhook is locked. */
  @Column('bigint')
  @Generated('increment')
  ordinal: string;

  @Column('uuid')
  eventId: string;

  @Column('text')
  type: EventType;

  @Column('uuid')
  resourceId: string;

  /** A test is not in the event log, so it carries its payload. */
  @Column('json', { nullable: true })
  testPayload: EventPayload | null;

  @Column('text')
  status: DeliveryStatus;

  @Column('jsonb')
  attempts: AttemptRecord[];

  /** Counts all attempts, including those no longer stored. */
  @Column('integer')
  attemptCount: number;

  /** By the sandbox clock. */
  @Column('timestamptz', { nullable: true })
  nextAttemptAt: Date | null;

  /** When a delivery that had to step back is due once it is the head again. */
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
