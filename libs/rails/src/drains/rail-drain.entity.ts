import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A rail that gets nothing new. What it has goes on. */
@Entity('rail_drain')
export class RailDrain {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'rail_drain_pkey' })
  rail: string;

  @Column('timestamptz')
  drainedAt: Date;
}
