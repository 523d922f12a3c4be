import { Global, Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { LedgerBalance } from './ledger-balance.entity.js';
import { LedgerLine } from './ledger-line.entity.js';
import { Ledger } from './ledger.js';
import { CreateLedger1795478400010 } from './migrations/1795478400010-create-ledger.js';

@Global()
@Module({
  imports: [
    DatabaseModule,
    persistence({ entities: [LedgerLine, LedgerBalance], migrations: [CreateLedger1795478400010] }),
  ],
  providers: [Ledger],
  exports: [Ledger],
})
export class LedgerModule {}
