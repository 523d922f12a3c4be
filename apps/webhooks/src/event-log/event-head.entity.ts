import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How far the log of an organization is numbered. Locked while positions are given, never by writers. */
@Entity('event_head')
export class EventHead {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'event_head_pkey' })
  organizationId: string;

  @Column('bigint')
  position: string;
}
