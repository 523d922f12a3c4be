import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ListFormat } from '../formats/read-list.js';

/** A list by its name. What it says is that of one version, which is replaced as a whole. */
@Entity('screening_list')
@Index('screening_list_name', ['name'], { unique: true })
@Index('screening_list_version', ['versionId'], { unique: true })
export class ScreeningList {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'screening_list_pkey' })
  id: string;

  @Column('text')
  name: string;

  @Column('text')
  format: ListFormat;

  @Column('uuid')
  versionId: string;

  /** Of the bytes of the file, so that the same file is not taken twice. */
  @Column('text')
  sha256: string;

  @Column('integer')
  entryCount: number;

  @Column('integer')
  nameCount: number;

  @Column('integer')
  addressCount: number;

  @Column('timestamptz')
  importedAt: Date;

  @Column('timestamptz')
  createdAt: Date;
}
