import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A destroyed key keeps its row, empty, so that no new one is ever made in its place. */
@Entity('data_key')
@Index('data_key_destroyed', ['organizationId'], { where: '"destroyed_at" IS NOT NULL' })
export class DataKeyRow {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'data_key_pkey' })
  organizationId: string;

  @Column('bytea')
  wrapped: Buffer;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  destroyedAt: Date | null;
}
