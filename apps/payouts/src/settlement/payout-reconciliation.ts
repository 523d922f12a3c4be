import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type PayoutMethodCode, currencyOf } from '#contracts';
import { Reads } from '#database';
import { Jobs } from '#jobs';
import {
  type ComparedRail,
  type KnownOrder,
  type OrderWindow,
  PayoutRails,
  ReconcileRail,
  isWithin,
  reconcileOrders,
  withMargin,
} from '#rails';
import type { FiatPayoutStatusName } from '../records/fiat-payout.lifecycle.js';

interface Row {
  readonly organizationId: string;
  readonly id: string;
  readonly code: PayoutMethodCode;
  readonly status: FiatPayoutStatusName;
  readonly paidUnits: string;
  readonly feeUnits: string;
  readonly reference: string | null;
  readonly at: Date;
}

/** Compares each rail's own list of payouts with ours. */
@Injectable()
export class PayoutReconciliation implements OnModuleInit {
  constructor(
    private readonly rails: PayoutRails,
    private readonly reads: Reads,
    private readonly jobs: Jobs,
    private readonly reconcileRail: ReconcileRail,
  ) {}

  onModuleInit(): void {
    this.jobs.handleLong(reconcileOrders.payouts, ({ reconciliationId }) =>
      this.reconcileRail.run('payouts', reconciliationId, this.compared()),
    );
  }

  async known(rail: string, window: OrderWindow): Promise<KnownOrder[]> {
    const { from, to } = withMargin(withMargin(window));
    const rows = await this.reads.query<Row>(
      `SELECT organization_id AS "organizationId", id, fiat_and_rail AS code, status, rail_paid_units::text AS "paidUnits", rail_fee_units::text AS "feeUnits",
         rail_reference AS reference, initiated_at AS at
       FROM payout WHERE rail = $1 AND initiated_at >= $2 AND initiated_at < $3`,
      [rail, from, to],
    );
    return rows.map(({ organizationId, id, code, status, paidUnits, feeUnits, reference, at }) => ({
      organizationId,
      id,
      currency: currencyOf(code),
      movedUnits: BigInt(paidUnits),
      feeUnits: BigInt(feeUnits),
      isExpected: isWithin(window, at) && (status !== 'failed' || paidUnits !== '0' || feeUnits !== '0'),
      ...(reference === null ? {} : { reference }),
    }));
  }

  /** That were compared since then, also those that are not configured any more. */
  async railsSince(moment: Date): Promise<string[]> {
    const rows = await this.reads.query<{ rail: string }>(
      `SELECT DISTINCT rail FROM reconciled_rail WHERE direction = 'payouts' AND since IS NOT NULL AND finished_at >= $1`,
      [moment],
    );
    return rows.map(({ rail }) => rail);
  }

  private compared(): ComparedRail[] {
    return this.rails.listed.map(({ rail }) => ({
      railName: rail.name,
      listed: (window) => rail.orders(window),
      known: (window) => this.known(rail.name, window),
    }));
  }
}
