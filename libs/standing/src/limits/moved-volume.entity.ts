import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { VolumeKind } from './limit-table.js';

/** Part of what an organization paid, or was paid, on one day: added beside others, so that nobody waits for a row. */
@Entity('moved_volume')
@Index('moved_volume_day', ['day'])
export class MovedVolume {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'moved_volume_pkey' })
  organizationId: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'moved_volume_pkey' })
  kind: VolumeKind;

  /** In UTC, as 2026-11-21. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'moved_volume_pkey' })
  day: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'moved_volume_pkey' })
  id: string;

  /** Of tokens, each of which is a dollar; negative where some came back. */
  @Column('bigint')
  units: string;
}
