import type { FiatCurrencyCode, RequestedPayinType } from '#contracts';
import type { PayinOrder } from '../contract/payin-rail.js';

/** A payin in a request to a provider. Smallest units are text, as they may exceed JSON numbers. */
export interface ProviderPayin {
  readonly payinId: string;
  readonly organizationId: string;
  readonly type: RequestedPayinType;
  readonly fiatCurrencyCode: FiatCurrencyCode;
  /** Exactly what the payer has to send: `"150000"` of ARS are 1500.00. */
  readonly fiatUnits: string;
  /** Only for `ars-bank-transfer`: the CBU or CVU from which it has to come. */
  readonly payerAccountNumber?: string;
  /** In real time, not that of the sandbox clock. */
  readonly expiresAt: string;
}

const currencies: Readonly<Record<RequestedPayinType, FiatCurrencyCode>> = {
  'ars-bank-transfer': 'ARS',
  'brl-pix': 'BRL',
};

export function providerPayin(order: PayinOrder, expiresAt: Date): ProviderPayin {
  return {
    payinId: order.id,
    organizationId: order.organizationId,
    type: order.type,
    fiatCurrencyCode: currencies[order.type],
    fiatUnits: String(order.fiatUnits),
    ...(order.payerAccountNumber === undefined ? {} : { payerAccountNumber: order.payerAccountNumber }),
    expiresAt: expiresAt.toISOString(),
  };
}
