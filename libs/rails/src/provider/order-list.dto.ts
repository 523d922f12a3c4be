import { Choice, type FiatCurrencyCode, ListOf, Text, fiatCurrencyCodes } from '#contracts';
import { OwnReference, ReportedFee, longestReportId, wholeUnits } from './payout-provider.dto.js';

/*
 * A provider's own list of orders, which is compared with ours.
 *
 *   GET  /orders?direction=payouts&from=...&to=...&after=...  -> 200 `OrderList`, or 404 where it keeps none
 */

export const mostOrders = 200;

class ListedOrder {
  /** The `payoutId`, or the `webhook-id` of money that came. */
  @Text({ max: longestReportId })
  id: string;

  @Choice(fiatCurrencyCodes)
  fiatCurrencyCode: FiatCurrencyCode;

  /** What has left for the payout and not come back, or what it holds of the money. */
  @wholeUnits()
  fiatUnits: string;

  @ReportedFee()
  feeUnits?: string;

  @OwnReference()
  reference?: string;
}

export class OrderList {
  @ListOf(() => ListedOrder, { max: mostOrders })
  orders: ListedOrder[];

  /** Where the next list begins, if there is one. */
  @Text({ max: 200, optional: true })
  next?: string;
}
