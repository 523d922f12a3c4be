import { Global, Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { JobsModule } from '#jobs';
import { Account } from './accounts/account.entity.js';
import { Accounts } from './accounts/accounts.js';
import { Commitment } from './commitments/commitment.entity.js';
import { Commitments } from './commitments/commitments.js';
import { CreateStanding1795478400002 } from './migrations/1795478400002-create-standing.js';
import { AddReviewingTiers1795478400031 } from './migrations/1795478400031-add-reviewing-tiers.js';
import { IsolateAccounts1795478400097 } from './migrations/1795478400097-isolate-accounts.js';
import { IsolateCommitments1795580000015 } from './migrations/1795580000015-isolate-commitments.js';
import { NameStandings1795573459000 } from './migrations/1795573459000-name-standings.js';
import { Standing } from './standing.entity.js';
import { Standings } from './standings.js';

@Global()
@Module({
  imports: [
    DatabaseModule,
    JobsModule,
    persistence({
      entities: [Standing, Account, Commitment],
      migrations: [
        CreateStanding1795478400002,
        AddReviewingTiers1795478400031,
        IsolateAccounts1795478400097,
        NameStandings1795573459000,
        IsolateCommitments1795580000015,
      ],
    }),
  ],
  providers: [Standings, Accounts, Commitments],
  exports: [Standings, Accounts, Commitments],
})
export class StandingModule {}
