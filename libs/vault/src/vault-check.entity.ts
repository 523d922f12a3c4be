import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One row that only the right master key opens. */
@Entity('vault_check')
export class VaultCheckRow {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'vault_check_pkey' })
  name: string;

  @Column('bytea')
  sealed: Buffer;
}
