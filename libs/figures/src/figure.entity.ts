import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How many rows of a table that were created on a day are in a status now, but for what `FigureChange` adds. */
@Entity('figure')
export class Figure {
  /** The table. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'figure_pkey' })
  name: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'figure_pkey' })
  status: string;

  /** In UTC, as 2026-11-21; empty for all days that are too old to be told one by one. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'figure_pkey' })
  day: string;

  @Column('bigint')
  count: string;
}
