import { Global, Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { LedgerBalance } from './ledger-balance.entity.js';
import { LedgerLine } from './ledger-line.entity.js';
import { Ledger } from './ledger.js';
import { CreateLedger1763722810000 } from './migrations/create-ledger.js';

@Global()
@Module({
  imports: [
    DatabaseModule,
    persistence({ entities: [LedgerLine, LedgerBalance], migrations: [CreateLedger1763722810000] }),
  ],
  providers: [Ledger],
  exports: [Ledger],
})
export class LedgerModule {}
