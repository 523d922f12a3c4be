import { Injectable } from '@nestjs/common';
import { type PayoutMethodCode, currencyOf } from '#contracts';
import { Reads } from '#database';
import {
  ConfiguredPayoutRail,
  type KnownOrder,
  type OrderWindow,
  type RailDifference,
  compareOrders,
  isWithin,
  withMargin,
} from '#rails';
import type { FiatPayoutStatusName } from '../records/fiat-payout.lifecycle.js';

interface Row {
  readonly id: string;
  readonly code: PayoutMethodCode;
  readonly status: FiatPayoutStatusName;
  readonly paidUnits: string;
  readonly feeUnits: string;
  readonly reference: string | null;
  readonly at: Date;
}

/** Compares the rail's own list of payouts with ours. */
@Injectable()
export class PayoutReconciliation {
  constructor(
    private readonly rail: ConfiguredPayoutRail,
    private readonly reads: Reads,
  ) {}

  get railName(): string {
    return this.rail.name;
  }

  /** Of the payouts that the rail accepted in the window; undefined where it keeps no list. */
  async differences(window: OrderWindow): Promise<RailDifference[] | undefined> {
    const theirs = await this.rail.orders(window);
    if (theirs === undefined) return undefined;
    return compareOrders(theirs, await this.known(window));
  }

  private async known(window: OrderWindow): Promise<KnownOrder[]> {
    const { from, to } = withMargin(withMargin(window));
    const rows = await this.reads.query<Row>(
      `SELECT id, fiat_and_rail AS code, status, rail_paid_units::text AS "paidUnits", rail_fee_units::text AS "feeUnits",
         rail_reference AS reference, initiated_at AS at
       FROM payout WHERE rail = $1 AND initiated_at >= $2 AND initiated_at < $3`,
      [this.rail.name, from, to],
    );
    return rows.map(({ id, code, status, paidUnits, feeUnits, reference, at }) => ({
      id,
      currency: currencyOf(code),
      movedUnits: BigInt(paidUnits),
      feeUnits: BigInt(feeUnits),
      isExpected: isWithin(window, at) && (status !== 'failed' || paidUnits !== '0' || feeUnits !== '0'),
      ...(reference === null ? {} : { reference }),
    }));
  }
}
