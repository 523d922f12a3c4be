import { Global, Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { LedgerBalance } from './ledger-balance.entity.js';
import { LedgerLine } from './ledger-line.entity.js';
import { Ledger } from './ledger.js';
import { CreateLedger1795478400010 } from './migrations/1795478400010-create-ledger.js';
import { LedgerAppendOnly1795478400092 } from './migrations/1795478400092-ledger-append-only.js';
import { IsolateLedger1795478400096 } from './migrations/1795478400096-isolate-ledger.js';

@Global()
@Module({
  imports: [
    DatabaseModule,
    persistence({
      entities: [LedgerLine, LedgerBalance],
      migrations: [CreateLedger1795478400010, LedgerAppendOnly1795478400092, IsolateLedger1795478400096],
    }),
  ],
  providers: [Ledger],
  exports: [Ledger],
})
export class LedgerModule {}
