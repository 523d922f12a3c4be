import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { SealedPlace } from '#vault';

export const hitStatuses = ['open', 'cleared', 'confirmed'] as const;
export type HitStatus = (typeof hitStatuses)[number];

/** That an entry of a list may be a person or business. What of both is alike is told from their names when it is read: here are ids alone. */
@Entity('screening_hit')
@Index('screening_hit_pair', ['organizationId', 'subjectId', 'listId', 'sourceId'], { unique: true })
@Index('screening_hit_list', ['listId'])
export class ScreeningHit {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'screening_hit_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'screening_hit_pkey' })
  id: string;

  @Column('uuid')
  subjectId: string;

  @Column('uuid')
  listId: string;

  @Column('text')
  sourceId: string;

  /** In thousandths. */
  @Column('integer')
  score: number;

  /** Of what both sides say: while neither changes, a decision holds. */
  @Column('bytea')
  fingerprint: Buffer;

  @Column('text')
  status: HitStatus;

  @Column('text', { nullable: true })
  decidedBy: string | null;

  @Column('timestamptz', { nullable: true })
  decidedAt: Date | null;

  /** Sealed. */
  @Column('bytea', { nullable: true })
  note: Buffer | null;

  @Column('timestamptz')
  foundAt: Date;

  /** When it was no longer found; null while it is. */
  @Column('timestamptz', { nullable: true })
  endedAt: Date | null;
}

export function placeOfNote(organizationId: string, id: string): SealedPlace {
  return { organizationId, table: 'screening_hit', row: id, column: 'note' };
}
