import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { EventCategory } from '#contracts';
import type { WebhookStatus } from './webhook.lifecycle.js';

/**
 * Where an organization wants to be told of its events. Whoever changes which deliveries wait for
 * which, of one webhook, holds its row locked: that keeps their order.
 */
@Entity('webhook')
@Index('webhook_due', ['dueAt'], { where: '"due_at" IS NOT NULL' })
export class Webhook {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'webhook_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'webhook_pkey' })
  id: string;

  @Column('text')
  url: string;

  @Column('text', { array: true })
  categories: EventCategory[];

  @Column('text')
  status: WebhookStatus;

  @Column('text', { nullable: true })
  disabledReason: string | null;

  @Column('text')
  publicKey: string;

  /** `SigningKeys`, sealed. */
  @Column('bytea')
  keys: Buffer;

  /** Goes up with whatever a sender has to know. */
  @Column('integer')
  version: number;

  /** Only what comes later in the log is delivered: how far it was numbered when the webhook was last activated. */
  @Column('bigint')
  afterPosition: string;

  /** Since when nothing has succeeded; null when the last attempt did. */
  @Column('timestamptz', { nullable: true })
  failingSince: Date | null;

  /** Not later than the moment at which a delivery can be attempted; null when there is none, or while disabled. */
  @Column('timestamptz', { nullable: true })
  dueAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}
