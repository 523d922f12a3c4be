import { Module } from '@nestjs/common';
import { DatabaseModule, persistence } from '#database';
import { JobsModule } from '#jobs';
import { CreateRailReconciliations1795580000080 } from '../migrations/1795580000080-create-rail-reconciliations.js';
import { ReconcileEachRail1795580000134 } from '../migrations/1795580000134-reconcile-each-rail.js';
import { KnownRails } from './known-rails.js';
import { RailDifferenceRow } from './rail-difference.entity.js';
import { RailDifferences } from './rail-differences.js';
import { RailReconciliations } from './rail-reconciliations.js';
import { ReconcileRail } from './reconcile-rail.js';
import { ReconciledRail } from './reconciled-rail.entity.js';

/** For those who ask for reconciliations, which need no rail, and for those who compare. */
@Module({
  imports: [
    DatabaseModule,
    JobsModule,
    persistence({
      entities: [ReconciledRail, RailDifferenceRow],
      migrations: [CreateRailReconciliations1795580000080, ReconcileEachRail1795580000134],
    }),
  ],
  providers: [RailReconciliations, RailDifferences, ReconcileRail, KnownRails],
  exports: [RailReconciliations, RailDifferences, ReconcileRail, KnownRails],
})
export class RailReconciliationModule {}
