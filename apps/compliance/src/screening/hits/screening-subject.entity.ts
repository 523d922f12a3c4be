import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A person or business whose name was looked for: a review, or an associated person. */
@Entity('screening_subject')
export class ScreeningSubject {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'screening_subject_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'screening_subject_pkey' })
  subjectId: string;

  /** Whose name it was. A later one has to be looked for again. */
  @Column('uuid')
  attestationId: string;

  /** There were more hits than are kept. */
  @Column('boolean')
  isCut: boolean;

  @Column('timestamptz')
  screenedAt: Date;
}
