import { Global, Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { Account } from './accounts/account.entity.js';
import { AddApprovedTiers1763722800012 } from './migrations/add-approved-tiers.js';
import { CreateAccounts1763722809500 } from './migrations/create-accounts.js';
import { CreateStanding1763722800001 } from './migrations/create-standing.js';
import { Standing } from './standing.entity.js';
import { Standings } from './standings.js';

@Global()
@Module({
  imports: [
    DatabaseModule,
    persistence({
      entities: [Standing, Account],
      migrations: [CreateStanding1763722800001, AddApprovedTiers1763722800012, CreateAccounts1763722809500],
    }),
  ],
  providers: [Standings],
  exports: [Standings],
})
export class StandingModule {}
