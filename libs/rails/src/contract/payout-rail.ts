import type { FiatAndRailCode, FiatCurrencyCode, PayoutAmount, PayoutErrorCode, TokenSymbol } from '#contracts';

/** What a rail takes for a payout just now. */
export interface RailTerms {
  /** What one whole token is worth in whole units of the currency, in hundred-millionths. */
  readonly rateE8: bigint;
  /** Of what is exchanged, in hundredths of a percent. */
  readonly exchangeFeeBasisPoints: number;
  /** For the payout itself, in the smallest units of the token. */
  readonly transactionFeeUnits: bigint;
}

/** One payout, with everything that a bank has to know of it. */
export interface PayoutOrder {
  /** Of the payout: a rail pays it once, however often it is asked to. */
  readonly id: string;
  readonly organizationId: string;
  readonly fiatAndRail: FiatAndRailCode;
  readonly currency: FiatCurrencyCode;
  /** What the recipient receives, in the smallest units of the currency. */
  readonly fiatUnits: bigint;
  /** As the partner asked for it. */
  readonly amount: PayoutAmount;
  /** JSON: a recipient as `recipientInfo` of the contract has it, and a payout method in one of today's shapes. */
  readonly recipient: object;
  readonly payoutMethod: { readonly type: string; readonly details: object };
  readonly memo?: string;
  readonly supportingDetails?: Readonly<Record<string, string>>;
}

export const reportedStatuses = ['pending', 'onHold', 'completed', 'failed', 'refundInProgress', 'refunded'] as const;
export type ReportedStatus = (typeof reportedStatuses)[number];

/** What a rail tells of a payout that it took. */
export interface PayoutReport {
  /** The same one has the same id, however often it is told. */
  readonly id: string;
  readonly organizationId: string;
  readonly payoutId: string;
  readonly status: ReportedStatus;
  /** Of `failed` and `refundInProgress`. */
  readonly errorCode?: PayoutErrorCode;
  readonly reason?: string;
}

export type Submission =
  | {
      readonly isTaken: true;
      /** Under which the rail knows it. */
      readonly reference: string;
      /** What it will tell by itself, where that is known already: in the sandbox, by its clock. */
      readonly later: readonly { readonly afterSeconds: number; readonly report: PayoutReport }[];
    }
  | { readonly isTaken: false; readonly errorCode: PayoutErrorCode; readonly reason: string };

export interface BreBHolder {
  readonly holderName: string;
  readonly holderIdNumber: string;
}

/**
 * Whoever pays people in their currency. What it throws is a failure of the moment (not reached, no answer, nonsense):
 * it is asked again, with the same order.
 */
export abstract class PayoutRail {
  abstract readonly name: string;

  /** `undefined` where it does not pay this. */
  abstract terms(code: FiatAndRailCode, token: TokenSymbol): Promise<RailTerms | undefined>;
  abstract submit(order: PayoutOrder): Promise<Submission>;
  /** What it would tell of a payout now; `undefined` while there is nothing new, or where it tells by itself. */
  abstract lookUp(payout: Pick<PayoutOrder, 'id' | 'organizationId'>): Promise<PayoutReport | undefined>;
  /** Whose a Bre-B key is; `undefined` when it is nobody's. */
  abstract holderOf(breBKey: string): Promise<BreBHolder | undefined>;
}
