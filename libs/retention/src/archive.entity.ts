import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Rows that were taken out of a table, month by month; once `archivedAt` they are a file in the object store. */
@Entity('archive')
@Index('archive_until', ['tableName', 'untilId'])
export class Archive {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'archive_pkey' })
  id: string;

  @Column('text')
  tableName: string;

  /** What the partition was called, such as `event_202611`: there until its rows are in the file. */
  @Column('text')
  relation: string;

  /** Of its rows, all had smaller ids. */
  @Column('uuid')
  untilId: string;

  @Column('timestamptz')
  detachedAt: Date;

  @Column('timestamptz', { nullable: true })
  archivedAt: Date | null;

  @Column('bigint', { nullable: true })
  rows: string | null;
}
