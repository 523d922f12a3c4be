import { Injectable } from '@nestjs/common';
import { Reads, type Tx } from '#database';
import { Jobs, job } from '#jobs';
import { type OrderDirection, orderDirections } from '../contract/rail-orders.js';
import { ReconciledRail } from './reconciled-rail.entity.js';

export interface ReconciliationOfRail {
  readonly reconciliationId: string;
}

/** Implemented by the module that owns the orders of that direction. */
export const reconcileOrders = {
  payouts: job<ReconciliationOfRail>('reconcilePayouts'),
  payins: job<ReconciliationOfRail>('reconcilePayins'),
} as const;

/** Comparisons of the lists of rails with our books: begun with those of wallets, and listed with them. */
@Injectable()
export class RailReconciliations {
  constructor(
    private readonly reads: Reads,
    private readonly jobs: Jobs,
  ) {}

  begin(tx: Tx, reconciliationId: string): readonly ReconciledRail[] {
    const rails = orderDirections.map((direction) => unfinished(reconciliationId, direction));
    for (const each of rails) {
      tx.insert(ReconciledRail, each);
      const { name } = reconcileOrders[each.direction];
      this.jobs.add(tx, { name }, { reconciliationId }, { queue: name });
    }
    return rails;
  }

  of(reconciliationIds: readonly string[]): Promise<ReconciledRail[]> {
    return this.reads.many(
      ReconciledRail,
      'SELECT * FROM reconciled_rail WHERE reconciliation_id = ANY($1) ORDER BY direction DESC, position',
      [reconciliationIds],
    );
  }
}

/** The first of its rails; the others are known where they are asked. */
function unfinished(reconciliationId: string, direction: OrderDirection): ReconciledRail {
  return {
    reconciliationId,
    direction,
    position: 0,
    rail: null,
    since: null,
    orders: 0,
    differences: 0,
    unsettled: 0,
    finishedAt: null,
    failure: null,
  };
}
