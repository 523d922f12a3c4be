import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A name of an entry, by whose keys it becomes a candidate. */
@Entity('screening_name')
@Index('screening_name_keys', { synchronize: false })
export class ScreeningName {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'screening_name_pkey' })
  versionId: string;

  @PrimaryColumn('integer', { primaryKeyConstraintName: 'screening_name_pkey' })
  ordinal: number;

  @Column('text')
  sourceId: string;

  /** The words that count, as `tokensOf` makes them, with spaces between. */
  @Column('text')
  words: string;

  @Column('text', { array: true })
  keys: string[];
}
