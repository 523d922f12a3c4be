import { Global, Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { CreateStanding1763722800001 } from './migrations/create-standing.js';
import { Standing } from './standing.entity.js';
import { Standings } from './standings.js';

@Global()
@Module({
  imports: [DatabaseModule, persistence({ entities: [Standing], migrations: [CreateStanding1763722800001] })],
  providers: [Standings],
  exports: [Standings],
})
export class StandingModule {}
