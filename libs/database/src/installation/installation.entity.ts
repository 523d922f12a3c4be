import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { Mode } from '#runtime';

/** What the whole database is. Its only row is written by the first service that starts, and never changed. */
@Entity('installation', { comment: 'append-only' })
export class Installation {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'installation_pkey' })
  id: number;

  @Column('text')
  mode: Mode;

  @Column('timestamptz')
  since: Date;
}
