import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { FreezeDirection } from '#contracts';

/** Of an account or, under the id of the system's account, of a whole organization, with accounts that it opens later. */
@Entity('account_freeze')
export class Freeze {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'account_freeze_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'account_freeze_pkey' })
  accountId: string;

  @Column('text')
  direction: FreezeDirection;

  /** Since when it is frozen in this direction. */
  @Column('timestamptz')
  frozenAt: Date;
}
