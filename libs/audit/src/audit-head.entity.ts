import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Where the chain of an organization ends. Locked while an entry is added; its seal tells whether the end was cut off. */
@Entity('audit_head')
export class AuditHead {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'audit_head_pkey' })
  organizationId: string;

  @Column('integer')
  ordinal: number;

  @Column('bytea')
  hash: Buffer;

  @Column('bytea')
  seal: Buffer;
}
