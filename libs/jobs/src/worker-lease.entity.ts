import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('worker_lease')
export class WorkerLease {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'worker_lease_pkey' })
  workerId: string;

  @Column('timestamptz')
  renewedAt: Date;
}
