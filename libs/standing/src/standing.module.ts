import { Global, Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { AddApprovedTiers1763722800012 } from './migrations/add-approved-tiers.js';
import { CreateStanding1763722800001 } from './migrations/create-standing.js';
import { Standing } from './standing.entity.js';
import { Standings } from './standings.js';

@Global()
@Module({
  imports: [
    DatabaseModule,
    persistence({ entities: [Standing], migrations: [CreateStanding1763722800001, AddApprovedTiers1763722800012] }),
  ],
  providers: [Standings],
  exports: [Standings],
})
export class StandingModule {}
