import { Column, Entity, Generated, PrimaryColumn } from 'typeorm';

/** What a statement changed in a figure, written beside it so that writers never wait for each other. */
@Entity('figure_change')
export class FigureChange {
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'figure_change_pkey' })
  @Generated('increment')
  ordinal: string;

  @Column('text')
  name: string;

  @Column('text')
  status: string;

  @Column('text')
  day: string;

  @Column('bigint')
  change: string;
}
