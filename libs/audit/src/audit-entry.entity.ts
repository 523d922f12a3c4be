import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { AuditAction } from './audit-actions.js';

/** One link of an organization's chain. Every column is under its hash; none is ever changed. */
@Entity('audit_entry', { comment: 'append-only' })
@Index('audit_entry_newest', ['id'])
@Index('audit_entry_actor', ['actor', 'id'])
@Index('audit_entry_action', ['action', 'id'])
@Index('audit_entry_subject', ['subject', 'id'])
export class AuditEntry {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'audit_entry_pkey' })
  organizationId: string;

  /** 1, 2, 3 … within the organization. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'audit_entry_pkey' })
  ordinal: number;

  @Column('uuid')
  id: string;

  /** `operator`, `staff:<id>`, `key:<id>`, `session:<id>`, `phone:<id>`, or `gatehouse` by itself. */
  @Column('text')
  actor: string;

  /** Where the request came from; null before that was recorded, and where nobody asked. */
  @Column('text', { nullable: true })
  address: string | null;

  @Column('text')
  action: AuditAction;

  /** What it was done to, as `<resource>:<id>`. */
  @Column('text')
  subject: string;

  /** Null when none was given. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** To the millisecond, so that nothing of it is outside the hash. */
  @Column({ type: 'timestamptz', precision: 3 })
  at: Date;

  @Column('bytea')
  previousHash: Buffer;

  @Column('bytea')
  hash: Buffer;
}
