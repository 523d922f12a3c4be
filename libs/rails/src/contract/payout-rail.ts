import type { FiatAndRailCode, FiatCurrencyCode, PayoutAmount, PayoutErrorCode, TokenSymbol } from '#contracts';
import type { OrderWindow, RailOrder } from './rail-orders.js';

/** The current rate and fees of a rail. */
export interface RailTerms {
  /** What one token is worth in units of the currency, times 10^8. */
  readonly rateE8: bigint;
  /** A fee on what is exchanged. */
  readonly exchangeFeeBasisPoints: number;
  /** A fixed fee for the payout, in the smallest units of the token. */
  readonly transactionFeeUnits: bigint;
}

/** One payout, with everything that a bank needs to know. */
export interface PayoutOrder {
  /** The id of the payout: a rail pays it once, however often it is requested. */
  readonly id: string;
  readonly organizationId: string;
  readonly fiatAndRail: FiatAndRailCode;
  readonly currency: FiatCurrencyCode;
  /** What the recipient receives, in the smallest units of the currency. */
  readonly fiatUnits: bigint;
  /** As the partner asked for it. */
  readonly amount: PayoutAmount;
  /** JSON: `recipientInfo` as in the API, and a payout method in one of its current shapes. */
  readonly recipient: object;
  readonly payoutMethod: { readonly type: string; readonly details: object };
  readonly memo?: string;
  readonly supportingDetails?: Readonly<Record<string, string>>;
}

export const payoutReportedStatuses = [
  'pending',
  'onHold',
  'completed',
  'failed',
  'refundInProgress',
  'refunded',
] as const;
export type PayoutReportedStatus = (typeof payoutReportedStatuses)[number];

/** What a rail reports of a payout that it accepted. */
export interface PayoutReport {
  /** The id of the report, the same however often it is sent. */
  readonly id: string;
  readonly organizationId: string;
  readonly payoutId: string;
  readonly status: PayoutReportedStatus;
  /** Given with `failed` and `refundInProgress`. */
  readonly errorCode?: PayoutErrorCode;
  readonly reason?: string;
  /** What left the rail for the recipient, with `completed`; what came back, with `refunded`. Without it, all that was ordered. */
  readonly fiatUnits?: string;
  /** All that the rail has charged for this payout so far, in the smallest unit of its currency. */
  readonly feeUnits?: string;
  /** The rail's own id of the movement. */
  readonly reference?: string;
}

export type PayoutSubmission =
  | {
      readonly isTaken: true;
      /** The rail's own number for it. */
      readonly reference: string;
      /** Reports that are already known to follow, as in the sandbox, timed by its clock. */
      readonly later: readonly { readonly afterSeconds: number; readonly report: PayoutReport }[];
    }
  | { readonly isTaken: false; readonly errorCode: PayoutErrorCode; readonly reason: string };

export interface BreBHolder {
  readonly holderName: string;
  readonly holderIdNumber: string;
}

/**
 * Pays people in their currency. Whatever it throws is a temporary failure (not reached, no answer, nonsense): the same order
 * is submitted again.
 */
export abstract class PayoutRail {
  abstract readonly name: string;

  /** Whether it did not answer a moment ago: then others are asked first, where something is new. */
  abstract readonly isSilent: boolean;

  /** `undefined` where it does not pay out this currency for this token. */
  abstract terms(code: FiatAndRailCode, token: TokenSymbol): Promise<RailTerms | undefined>;
  abstract submit(order: PayoutOrder): Promise<PayoutSubmission>;
  /** The current report on a payout; `undefined` while there is nothing new, or where reports come without being asked. */
  abstract lookUp(payout: Pick<PayoutOrder, 'id' | 'organizationId'>): Promise<PayoutReport | undefined>;
  /** The holder of a Bre-B key; `undefined` where nobody holds it. */
  abstract holderOf(breBKey: string): Promise<BreBHolder | undefined>;
  /** Its own list of orders; `undefined` where it keeps none. */
  abstract orders(window: OrderWindow): Promise<RailOrder[] | undefined>;
}
