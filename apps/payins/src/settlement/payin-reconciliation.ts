import { Injectable } from '@nestjs/common';
import { type PayinCode, currencyOf } from '#contracts';
import { Reads } from '#database';
import {
  ConfiguredPayinRail,
  type KnownOrder,
  type OrderWindow,
  type RailDifference,
  compareOrders,
  isWithin,
  withMargin,
} from '#rails';

interface Row {
  readonly id: string;
  readonly code: PayinCode;
  readonly heldUnits: string;
  readonly feeUnits: string;
  readonly reference: string | null;
  readonly at: Date;
}

/** Compares the rail's own list of money that it took in with ours. */
@Injectable()
export class PayinReconciliation {
  constructor(
    private readonly rail: ConfiguredPayinRail,
    private readonly reads: Reads,
  ) {}

  get railName(): string {
    return this.rail.name;
  }

  /** Of the money that was accepted in the window; undefined where the rail keeps no list. */
  async differences(window: OrderWindow): Promise<RailDifference[] | undefined> {
    const theirs = await this.rail.orders(window);
    if (theirs === undefined) return undefined;
    return compareOrders(theirs, await this.known(window));
  }

  private async known(window: OrderWindow): Promise<KnownOrder[]> {
    const { from, to } = withMargin(withMargin(window));
    const rows = await this.reads.query<Row>(
      `SELECT arrival.arrival_id AS id, arrival.code, rail_held_units::text AS "heldUnits", rail_fee_units::text AS "feeUnits", reference, arrived_at AS at
       FROM payin_arrival AS arrival JOIN payin ON payin.organization_id = arrival.organization_id AND payin.id = payin_id
       WHERE arrival.rail = $1 AND refusal IS NULL AND arrived_at >= $2 AND arrived_at < $3`,
      [this.rail.name, from, to],
    );
    return rows.map(({ id, code, heldUnits, feeUnits, reference, at }) => ({
      id,
      currency: currencyOf(code),
      movedUnits: BigInt(heldUnits),
      feeUnits: BigInt(feeUnits),
      isExpected: isWithin(window, at) && (heldUnits !== '0' || feeUnits !== '0'),
      ...(reference === null ? {} : { reference }),
    }));
  }
}
