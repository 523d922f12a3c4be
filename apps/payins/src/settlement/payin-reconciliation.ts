import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type PayinCode, currencyOf } from '#contracts';
import { Reads } from '#database';
import { Jobs } from '#jobs';
import {
  type ComparedRail,
  type KnownOrder,
  type OrderWindow,
  PayinRails,
  ReconcileRail,
  isWithin,
  reconcileOrders,
  withMargin,
} from '#rails';

interface Row {
  readonly organizationId: string;
  readonly id: string;
  readonly code: PayinCode;
  readonly heldUnits: string;
  readonly feeUnits: string;
  readonly reference: string | null;
  readonly at: Date;
}

/** Compares each rail's own list of money that it took in with ours. */
@Injectable()
export class PayinReconciliation implements OnModuleInit {
  constructor(
    private readonly rails: PayinRails,
    private readonly reads: Reads,
    private readonly jobs: Jobs,
    private readonly reconcileRail: ReconcileRail,
  ) {}

  onModuleInit(): void {
    this.jobs.handleLong(reconcileOrders.payins, ({ reconciliationId }) =>
      this.reconcileRail.run('payins', reconciliationId, this.compared()),
    );
  }

  private compared(): ComparedRail[] {
    return this.rails.listed.map(({ rail }) => ({
      railName: rail.name,
      listed: (window) => rail.orders(window),
      known: (window) => this.known(rail.name, window),
    }));
  }

  private async known(rail: string, window: OrderWindow): Promise<KnownOrder[]> {
    const { from, to } = withMargin(withMargin(window));
    const rows = await this.reads.query<Row>(
      `SELECT arrival.organization_id AS "organizationId", arrival.arrival_id AS id, arrival.code, rail_held_units::text AS "heldUnits", rail_fee_units::text AS "feeUnits", reference, arrived_at AS at
       FROM payin_arrival AS arrival JOIN payin ON payin.organization_id = arrival.organization_id AND payin.id = payin_id
       WHERE arrival.rail = $1 AND refusal IS NULL AND arrived_at >= $2 AND arrived_at < $3`,
      [rail, from, to],
    );
    return rows.map(({ organizationId, id, code, heldUnits, feeUnits, reference, at }) => ({
      organizationId,
      id,
      currency: currencyOf(code),
      movedUnits: BigInt(heldUnits),
      feeUnits: BigInt(feeUnits),
      isExpected: isWithin(window, at) && (heldUnits !== '0' || feeUnits !== '0'),
      ...(reference === null ? {} : { reference }),
    }));
  }
}
