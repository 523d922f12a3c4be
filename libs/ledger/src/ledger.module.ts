import { Global, Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { JobsModule } from '#jobs';
import { Freeze } from './freeze.entity.js';
import { Freezes } from './freezes.js';
import { InspectLedger } from './inspect-ledger.js';
import { LedgerBalance } from './ledger-balance.entity.js';
import { LedgerHistory } from './ledger-history.js';
import { LedgerInspection } from './ledger-inspection.entity.js';
import { LedgerLine } from './ledger-line.entity.js';
import { LedgerProof } from './ledger-proof.js';
import { LedgerSeal } from './ledger-seal.entity.js';
import { LedgerSnapshot } from './ledger-snapshot.entity.js';
import { LedgerStatements } from './ledger-statements.js';
import { LedgerSum } from './ledger-sum.entity.js';
import { LedgerWork } from './ledger-work.js';
import { Ledger } from './ledger.js';
import { CreateLedger1795478400010 } from './migrations/1795478400010-create-ledger.js';
import { LedgerAppendOnly1795478400092 } from './migrations/1795478400092-ledger-append-only.js';
import { IsolateLedger1795478400096 } from './migrations/1795478400096-isolate-ledger.js';
import { FreezeAccounts1795580000115 } from './migrations/1795580000115-freeze-accounts.js';
import { FindDeveloperFees1795580000118 } from './migrations/1795580000118-find-developer-fees.js';
import { FindRailBooks1795580000127 } from './migrations/1795580000127-find-rail-books.js';
import { SealLedger1795580000040 } from './migrations/1795580000040-seal-ledger.js';
import { SealLedger } from './seal-ledger.js';

@Global()
@Module({
  imports: [
    DatabaseModule,
    JobsModule,
    persistence({
      entities: [LedgerLine, LedgerBalance, LedgerSeal, LedgerSum, LedgerSnapshot, LedgerInspection, Freeze],
      migrations: [
        CreateLedger1795478400010,
        LedgerAppendOnly1795478400092,
        IsolateLedger1795478400096,
        SealLedger1795580000040,
        FreezeAccounts1795580000115,
        FindDeveloperFees1795580000118,
        FindRailBooks1795580000127,
      ],
    }),
  ],
  providers: [Ledger, LedgerHistory, LedgerStatements, LedgerProof, Freezes],
  exports: [Ledger, LedgerHistory, LedgerStatements, LedgerProof, Freezes],
})
export class LedgerModule {}

/** Seals the ledger and proves it. One service does this for all. */
@Module({
  imports: [LedgerModule, JobsModule],
  providers: [LedgerWork, SealLedger, InspectLedger],
})
export class LedgerWorkModule {}
