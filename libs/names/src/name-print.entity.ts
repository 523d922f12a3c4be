import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Whose names are kept: the recipient of a payout, the sender of a payin, who is reviewed. */
export type NamedKind = 'payout' | 'payin' | 'review';

/** By what name a row is found, as a fingerprint: the name itself is sealed in its row. */
@Entity('name_print')
@Index('name_print_found', ['kind', 'print', 'id'])
export class NamePrint {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'name_print_pkey' })
  organizationId: string;

  /** Of the row. */
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'name_print_pkey' })
  id: string;

  @PrimaryColumn('bytea', { primaryKeyConstraintName: 'name_print_pkey' })
  print: Buffer;

  @Column('text')
  kind: NamedKind;
}
