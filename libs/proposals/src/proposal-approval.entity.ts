import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('proposal_approval')
export class ProposalApproval {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'proposal_approval_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'proposal_approval_pkey' })
  proposalId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'proposal_approval_pkey' })
  staffId: string;

  @Column('text', { nullable: true })
  note: string | null;

  @Column('timestamptz')
  at: Date;
}
