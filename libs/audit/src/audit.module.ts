import { Global, Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { VaultModule } from '#vault';
import { AuditExport } from './audit-export.js';
import { AuditEntry } from './audit-entry.entity.js';
import { AuditHead } from './audit-head.entity.js';
import { AuditLog } from './audit-log.js';
import { AuditSeals } from './audit-seals.js';
import { AuditTrail } from './audit-trail.js';
import { AuditAddresses1795573461000 } from './migrations/1795573461000-audit-addresses.js';
import { ListAuditEntries1795580085006 } from './migrations/1795580085006-list-audit-entries.js';
import { CreateAudit1795478400006 } from './migrations/1795478400006-create-audit.js';
import { AuditAppendOnly1795478400091 } from './migrations/1795478400091-audit-append-only.js';

@Global()
@Module({
  imports: [
    DatabaseModule,
    VaultModule,
    persistence({
      entities: [AuditEntry, AuditHead],
      migrations: [
        CreateAudit1795478400006,
        AuditAppendOnly1795478400091,
        AuditAddresses1795573461000,
        ListAuditEntries1795580085006,
      ],
    }),
  ],
  providers: [AuditSeals, AuditTrail, AuditLog, AuditExport],
  exports: [AuditTrail, AuditLog, AuditExport],
})
export class AuditModule {}
