import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Jobs } from '#jobs';
import { ReconcileChains } from './reconcile-chains.js';
import { reconcile } from './reconciliations.js';

@Injectable()
export class ReconcileJob implements OnModuleInit {
  constructor(
    private readonly jobs: Jobs,
    private readonly reconcileChains: ReconcileChains,
  ) {}

  onModuleInit(): void {
    this.jobs.handleLong(reconcile, ({ reconciliationId }) => this.reconcileChains.run(reconciliationId));
  }
}
