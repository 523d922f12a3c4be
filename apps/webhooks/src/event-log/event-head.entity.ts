import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The last position in the log of an organization. Locked while positions are assigned, never by writers. */
@Entity('event_head')
export class EventHead {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'event_head_pkey' })
  organizationId: string;

  @Column('bigint')
  position: string;
}
