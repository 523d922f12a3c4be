import { Global, Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { JobsModule } from '#jobs';
import { Account } from './accounts/account.entity.js';
import { Accounts } from './accounts/accounts.js';
import { Commitment } from './commitments/commitment.entity.js';
import { Commitments } from './commitments/commitments.js';
import { AddApprovedTiers1763722800012 } from './migrations/add-approved-tiers.js';
import { CreateAccounts1763722809500 } from './migrations/create-accounts.js';
import { CreateCommitments1763722812100 } from './migrations/create-commitments.js';
import { CreateStanding1763722800001 } from './migrations/create-standing.js';
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
        CreateStanding1763722800001,
        AddApprovedTiers1763722800012,
        CreateAccounts1763722809500,
        CreateCommitments1763722812100,
      ],
    }),
  ],
  providers: [Standings, Accounts, Commitments],
  exports: [Standings, Accounts, Commitments],
})
export class StandingModule {}
