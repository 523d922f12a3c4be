import { Choice, type FiatCurrencyCode, Instant, Nested, Text, Uuid, fiatCurrencyCodes } from '#contracts';
import {
  type KeptOrder,
  type OrderDirection,
  type RailDifference,
  type RailDifferenceRow,
  orderDirections,
  railDifferenceKinds,
} from '#rails';

class OrderAmounts {
  @Choice(fiatCurrencyCodes)
  fiatCurrencyCode: FiatCurrencyCode;

  @Text({
    max: 40,
    example: '150000',
    describe: 'What left the rail and has not come back, or what it holds of money that came; in the smallest unit.',
  })
  fiatUnits: string;

  @Text({ max: 40, example: '250', describe: 'All that the rail has charged for it.' })
  feeUnits: string;

  @Text({ max: 200, optional: true, describe: "The rail's own id." })
  reference?: string;
}

/** An order that is not in the list of a rail as it is in our books. */
export class RailDifferenceView {
  @Uuid()
  id: string;

  @Choice(orderDirections)
  direction: OrderDirection;

  @Text({ max: 200, example: 'http-provider first-bank' })
  rail: string;

  @Choice(railDifferenceKinds)
  kind: RailDifference['kind'];

  @Text({ max: 200, describe: 'The id of the payout, or of the movement by which money came.' })
  orderId: string;

  @Uuid({ optional: true, describe: 'Whose it is, if it is known here.' })
  organizationId?: string;

  @Nested(() => OrderAmounts, { optional: true, describe: 'In our books.' })
  booked?: OrderAmounts;

  @Nested(() => OrderAmounts, { optional: true, describe: 'In the list of the rail.' })
  listed?: OrderAmounts;

  @Instant({ describe: 'Since when it is as it is.' })
  since: string;
}

export function railDifferenceView(difference: RailDifferenceRow): RailDifferenceView {
  const { id, direction, rail, kind, orderId, organizationId, ours, theirs, foundAt } = difference;
  return {
    id,
    direction,
    rail,
    kind,
    orderId,
    ...(organizationId === null ? {} : { organizationId }),
    ...(ours === null ? {} : { booked: amountsOf(ours) }),
    ...(theirs === null ? {} : { listed: amountsOf(theirs) }),
    since: foundAt.toISOString(),
  };
}

function amountsOf({ currency, movedUnits, feeUnits, reference }: KeptOrder): OrderAmounts {
  const amounts = { fiatCurrencyCode: currency, fiatUnits: movedUnits, feeUnits };
  return reference === undefined ? amounts : { ...amounts, reference };
}
