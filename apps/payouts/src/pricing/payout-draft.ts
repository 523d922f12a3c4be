import type { PayoutAmount, PayoutBlockchain, PayoutMethodCode, TokenSymbol } from '#contracts';
import type { ConversionUnavailable } from '#errors';
import type { KeptPayoutQuote, PayoutChannel } from '../records/payout.entity.js';
import type { PayoutDestination } from '../records/payout.sealed.js';

/** How much is paid, on which channel, and what it costs. */
export interface PayoutPrice {
  readonly channel: PayoutChannel;
  readonly tokenUnits: bigint;
  readonly developerFeeUnits: bigint;
  readonly developerFeeE6: bigint | null;
  readonly networkFeeUnits: bigint;
  readonly spreadUnits: bigint;
  readonly feeUnits: bigint;
  readonly fiatAndRail: PayoutMethodCode | null;
  /** The one that is to pay it, by its quote. */
  readonly rail: string | null;
  readonly quote: KeptPayoutQuote | null;
  readonly blockchain: PayoutBlockchain | null;
  /** The token that the recipient receives on that chain. */
  readonly token: TokenSymbol | null;
}

/** A payout that can be created as it is. */
export interface PayoutDraft extends PayoutPrice {
  /** Given before it is stored, as the rail is chosen by it. */
  readonly id: string;
  readonly amount: PayoutAmount;
  readonly destination: PayoutDestination;
  readonly counterpartyId: string | null;
  readonly payoutMethodId: string | null;
}

/** Why a row cannot become a payout. A field is named relative to the row: `amount.tokenSymbol`. */
export type PayoutRowProblem =
  | { readonly kind: 'notFound'; readonly resource: string; readonly id: string; readonly field: string }
  | { readonly kind: 'field'; readonly field: string; readonly messages: string[] }
  | { readonly kind: 'destination'; readonly field: string }
  | ({ readonly kind: 'conversion' } & ConversionUnavailable['params'])
  | { readonly kind: 'rail'; readonly rail: string; readonly supported: string[] }
  | {
      readonly kind: 'information';
      readonly missingFields: string[];
      readonly counterpartyId?: string;
      readonly payoutMethodId?: string;
    };

export interface DraftedPayoutRow {
  readonly index: number;
  readonly draft: PayoutDraft | undefined;
  readonly problems: readonly PayoutRowProblem[];
}

export function fieldProblem(field: string, ...messages: string[]): PayoutRowProblem {
  return { kind: 'field', field, messages };
}
