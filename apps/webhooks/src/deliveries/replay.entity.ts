import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EventType } from '#contracts';

/** A range of the event log that is being delivered again; deleted when done. */
@Entity('replay')
export class Replay {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'replay_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'replay_pkey' })
  id: string;

  @Column('uuid')
  webhookId: string;

  @Column('text', { array: true })
  types: EventType[];

  @Column('timestamptz')
  fromTime: Date;

  @Column('timestamptz')
  toTime: Date;

  @Column('bigint')
  nextPosition: string;

  @Column('bigint')
  lastPosition: string;
}
