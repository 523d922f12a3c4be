import { Entity, PrimaryColumn } from 'typeorm';

/** How words of a version sound, by what is left of them after a slip. */
@Entity('screening_sound')
export class ScreeningSound {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'screening_sound_pkey' })
  slip: string;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'screening_sound_pkey' })
  sound: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'screening_sound_pkey' })
  versionId: string;
}
