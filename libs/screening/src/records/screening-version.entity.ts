import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Announces the rows of a version before the first of them is written, so that what an import left over is found. */
@Entity('screening_version')
export class ScreeningVersion {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'screening_version_pkey' })
  id: string;

  /** `staged` while nobody sees it, `live` while a list is it, `over` once it may be deleted. */
  @Column('text')
  state: 'staged' | 'live' | 'over';

  @Column('timestamptz')
  startedAt: Date;
}
