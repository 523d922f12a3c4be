import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Between which positions the events of a month are: a reader of the log looks only where something is for it. */
@Entity('event_month')
export class EventMonth {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'event_month_pkey' })
  organizationId: string;

  /** The first id of the month. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'event_month_pkey' })
  monthId: string;

  @Column('uuid')
  untilId: string;

  @Column('bigint')
  firstPosition: string;

  @Column('bigint')
  lastPosition: string;
}
