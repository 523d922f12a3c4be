import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row for the whole installation. */
@Entity('sandbox_clock')
export class SandboxClockRow {
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'sandbox_clock_pkey' })
  id: number;

  @Column('bigint')
  offsetSeconds: string;
}
