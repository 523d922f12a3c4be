import { Column, Entity, Generated, Index, PrimaryColumn } from 'typeorm';
import type { EventCategory, EventType } from '#contracts';
import type { EventPayload } from './catalog.js';

const toNumber = {
  to: (value: unknown) => value,
  from: (text: string | null) => (text === null ? null : Number(text)),
};

@Entity('event')
@Index('event_id', ['id'])
@Index('event_id_of_type', ['type', 'id'])
@Index('event_id_of_resource', ['resourceId', 'id'])
@Index('event_position', ['organizationId', 'position'], { where: '"position" IS NOT NULL' })
@Index('event_resource', ['organizationId', 'resourceId', 'sequence'], { where: '"sequence" IS NOT NULL' })
@Index('event_resource_position', ['organizationId', 'resourceId', 'position'], { where: '"position" IS NOT NULL' })
@Index('event_resource_type', ['organizationId', 'resourceId', 'type', 'position'], {
  where: '"position" IS NOT NULL',
})
@Index('event_time', ['organizationId', 'occurredAt'])
@Index('event_type', ['organizationId', 'type', 'position'], { where: '"position" IS NOT NULL' })
@Index('event_waiting', ['organizationId', 'ordinal'], { where: '"position" IS NULL' })
export class EventRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'event_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'event_pkey' })
  id: string;

  /** In the order of writing, with gaps; the events of one resource are written under its lock, so in their true order. */
  @Column('bigint')
  @Generated('increment')
  ordinal: string;

  @Column('text')
  category: EventCategory;

  @Column('text')
  type: EventType;

  @Column('uuid')
  resourceId: string;

  @Column('timestamptz')
  occurredAt: Date;

  /** As it was recorded, in the order in which its fields were written. */
  @Column('json')
  payload: EventPayload;

  /** 1, 2, 3 … within the organization; given after the commit, so that writers never wait for each other. */
  @Column('bigint', { nullable: true, transformer: toNumber })
  position: number | null;

  /** 1, 2, 3 … within the resource; given together with the position. */
  @Column('bigint', { nullable: true, transformer: toNumber })
  sequence: number | null;
}
