import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { SinkTrouble } from './event-sink.js';

/** Which process publishes to a sink, and what is wrong with it. */
@Entity('event_sink_lease')
export class EventSinkLease {
  /** As its address, without user and password. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'event_sink_lease_pkey' })
  sink: string;

  @Column('uuid')
  holder: string;

  @Column('timestamptz')
  heldUntil: Date;

  @Column('text', { nullable: true })
  trouble: SinkTrouble | null;
}
