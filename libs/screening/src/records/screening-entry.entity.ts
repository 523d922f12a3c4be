import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EntryKind, ListedName } from '../lists/listed.js';

/** Whom a version of a list names. */
@Entity('screening_entry')
export class ScreeningEntry {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'screening_entry_pkey' })
  versionId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'screening_entry_pkey' })
  sourceId: string;

  @Column('text')
  kind: EntryKind;

  @Column('jsonb')
  names: ListedName[];

  @Column('text', { array: true })
  birthDates: string[];

  @Column('text', { array: true })
  countries: string[];

  @Column('text')
  reason: string;
}
