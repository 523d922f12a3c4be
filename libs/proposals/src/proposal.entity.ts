import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { ProposalActionName } from './action-table.js';
import type { ProposalStatus } from './proposal.lifecycle.js';

export interface KeptOutcome {
  readonly result?: Readonly<Record<string, string>>;
  /** Why it could not be carried out. */
  readonly error?: { readonly name: string; readonly message: string };
}

/** Something that one person wants done, and others have to agree to. */
@Entity('proposal')
@Index('proposal_id', ['id'], { unique: true })
@Index('proposal_status', ['status', 'id'])
export class Proposal {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'proposal_pkey' })
  organizationId: string;

  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'proposal_pkey' })
  id: string;

  @Column('text')
  action: ProposalActionName;

  /** As JSON: they may hold what is said about people. */
  @Column('bytea')
  sealedParameters: Buffer;

  @Column('text')
  summary: string;

  @Column('text')
  reason: string;

  @Column('text')
  status: ProposalStatus;

  @Column('uuid')
  proposedBy: string;

  @Column('integer')
  requiredApprovals: number;

  @Column('jsonb', { nullable: true })
  outcome: KeptOutcome | null;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz')
  expiresAt: Date;
}
