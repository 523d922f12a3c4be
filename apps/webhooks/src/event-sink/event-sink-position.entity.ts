import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Up to which position the log of an organization is published to a sink; written once that is confirmed. */
@Entity('event_sink_position')
export class EventSinkPosition {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'event_sink_position_pkey' })
  organizationId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'event_sink_position_pkey' })
  sink: string;

  @Column('bigint')
  position: string;
}
