import { Global, Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { EventsModule } from '#events';
import { JobsModule } from '#jobs';
import { VaultModule } from '#vault';
import { Account } from './accounts/account.entity.js';
import { Accounts } from './accounts/accounts.js';
import { Commitment } from './commitments/commitment.entity.js';
import { Commitments } from './commitments/commitments.js';
import { Limits } from './limits/limits.js';
import { MovedVolume } from './limits/moved-volume.entity.js';
import { TierLimit } from './limits/tier-limit.entity.js';
import { CreateStanding1795478400002 } from './migrations/1795478400002-create-standing.js';
import { AddReviewingTiers1795478400031 } from './migrations/1795478400031-add-reviewing-tiers.js';
import { IsolateAccounts1795478400097 } from './migrations/1795478400097-isolate-accounts.js';
import { IsolateCommitments1795580000015 } from './migrations/1795580000015-isolate-commitments.js';
import { LimitVolumes1795580000109 } from './migrations/1795580000109-limit-volumes.js';
import { ListAccounts1795580085004 } from './migrations/1795580085004-list-accounts.js';
import { NameStandings1795573459000 } from './migrations/1795573459000-name-standings.js';
import { CreateAcceptedTerms1795580000000 } from './migrations/1795580000000-create-accepted-terms.js';
import { RequirePayoutApprovals1795580000076 } from './migrations/1795580000076-require-payout-approvals.js';
import { StopOrganizations1795580000107 } from './migrations/1795580000107-stop-organizations.js';
import { ThemePages1795580000128 } from './migrations/1795580000128-theme-pages.js';
import { Standing } from './standing.entity.js';
import { Standings } from './standings.js';
import { TermsAcceptance } from './terms/terms-acceptance.entity.js';
import { TermsOfService } from './terms/terms-of-service.js';

@Global()
@Module({
  imports: [
    DatabaseModule,
    JobsModule,
    EventsModule,
    VaultModule,
    persistence({
      entities: [Standing, TermsAcceptance, Account, Commitment, MovedVolume, TierLimit],
      migrations: [
        CreateStanding1795478400002,
        ListAccounts1795580085004,
        AddReviewingTiers1795478400031,
        IsolateAccounts1795478400097,
        NameStandings1795573459000,
        CreateAcceptedTerms1795580000000,
        IsolateCommitments1795580000015,
        RequirePayoutApprovals1795580000076,
        StopOrganizations1795580000107,
        LimitVolumes1795580000109,
        ThemePages1795580000128,
      ],
    }),
  ],
  providers: [Standings, Limits, TermsOfService, Accounts, Commitments],
  exports: [Standings, Limits, TermsOfService, Accounts, Commitments],
})
export class StandingModule {}
