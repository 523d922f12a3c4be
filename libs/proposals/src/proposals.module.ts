import { Global, Module } from '@nestjs/common';
import { AuditModule } from '#audit';
import { AuthModule } from '#auth';
import { DatabaseModule, persistence } from '#database';
import { FiguresModule } from '#figures';
import { VaultModule } from '#vault';
import { ApprovalSetting } from './approval-setting.entity.js';
import { ApprovalSettings } from './approval-settings.js';
import { CreateProposals1795580000073 } from './migrations/1795580000073-create-proposals.js';
import { decisionsConfig } from './operator-decides.js';
import { ProposalActions } from './proposal-actions.js';
import { CountProposals1795580000093 } from './migrations/1795580000093-count-proposals.js';
import { ProposalApproval } from './proposal-approval.entity.js';
import { Proposal } from './proposal.entity.js';
import { ProposalRecords } from './proposal-records.js';
import { ProposalReading } from './proposal.reading.js';
import { ProposalSealed } from './proposal.sealed.js';
import { Proposals } from './proposals.js';

@Global()
@Module({
  imports: [
    AuditModule,
    AuthModule,
    DatabaseModule,
    FiguresModule,
    VaultModule,
    persistence({
      entities: [Proposal, ProposalApproval, ApprovalSetting],
      migrations: [CreateProposals1795580000073, CountProposals1795580000093],
    }),
  ],
  providers: [
    decisionsConfig,
    ProposalActions,
    ApprovalSettings,
    ProposalSealed,
    ProposalReading,
    ProposalRecords,
    Proposals,
  ],
  exports: [decisionsConfig, ProposalActions, ApprovalSettings, ProposalReading, Proposals],
})
export class ProposalsModule {}
