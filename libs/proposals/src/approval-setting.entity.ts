import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { ProposalActionName } from './action-table.js';

/** How many have to agree, where it is not what the table of actions says. */
@Entity('approval_setting')
export class ApprovalSetting {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'approval_setting_pkey' })
  action: ProposalActionName;

  @Column('integer')
  approvals: number;
}
