import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { EventCategory } from '#contracts';
import type { WebhookStatus } from './webhook.lifecycle.js';

/**
 * Where an organization receives its events. Changing the order in which deliveries of a webhook wait
 * for each other takes a lock on its row.
 */
@Entity('webhook')
@Index('webhook_id', ['id'])
@Index('webhook_status', ['status', 'id'])
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

  /** Incremented with every change that affects sending. */
  @Column('integer')
  version: number;

  /** Only events after this position are delivered: the end of the log when the webhook was last activated. */
  @Column('bigint')
  afterPosition: string;

  /** Since when no attempt has succeeded; null if the last one did. */
  @Column('timestamptz', { nullable: true })
  failingSince: Date | null;

  /** No later than the next attempt is due; null without pending deliveries and while disabled. */
  @Column('timestamptz', { nullable: true })
  dueAt: Date | null;

  @Column('timestamptz')
  createdAt: Date;
}
