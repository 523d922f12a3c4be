import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '#jobs';
import { ReconcileChains } from './reconcile-chains.js';
import { Reconciliations, reconcile } from './reconciliations.js';

/** Every hour, and when it is asked for. */
@Injectable()
export class ReconcileJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly reconciliations: Reconciliations,
    private readonly reconcileChains: ReconcileChains,
  ) {}

  onModuleInit(): void {
    this.jobs.handleLong(reconcile, ({ reconciliationId }) => this.reconcileChains.run(reconciliationId));
    this.jobs.handleHourly('reconcileHourly', () => this.reconciliations.requestUnlessUnderWay());
  }
}
