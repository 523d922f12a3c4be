import type { FiatAndRailCode, FiatCurrencyCode } from '#contracts';
import type { PayoutOrder } from '../contract/payout-rail.js';

/** A payout in a request to a provider. Smallest units are text, as they may exceed JSON numbers. */
export interface ProviderPayout {
  readonly payoutId: string;
  readonly organizationId: string;
  readonly fiatAndRailCode: FiatAndRailCode;
  readonly fiatCurrencyCode: FiatCurrencyCode;
  /** What the recipient receives: `"145025"` of ARS are 1450.25. */
  readonly fiatUnits: string;
  readonly recipientInfo: object;
  readonly payoutMethod: { readonly type: string; readonly details: object };
  readonly memo?: string;
  readonly supportingDetails?: Readonly<Record<string, string>>;
}

/** The amount that the partner requested stays between the partner and Gatehouse. */
export function providerPayout(order: PayoutOrder): ProviderPayout {
  return {
    payoutId: order.id,
    organizationId: order.organizationId,
    fiatAndRailCode: order.fiatAndRail,
    fiatCurrencyCode: order.currency,
    fiatUnits: String(order.fiatUnits),
    recipientInfo: order.recipient,
    payoutMethod: { type: order.payoutMethod.type, details: order.payoutMethod.details },
    ...(order.memo === undefined ? {} : { memo: order.memo }),
    ...(order.supportingDetails === undefined ? {} : { supportingDetails: order.supportingDetails }),
  };
}
