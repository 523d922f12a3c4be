import type { PayinCode, RequestedPayinType, TokenSymbol } from '#contracts';
import type { RailTerms } from './payout-rail.js';

/** What a rail takes for turning money into tokens just now. */
export interface PayinTerms extends RailTerms {
  /** Of the currency, in its smallest units: less than that is not taken. */
  readonly leastFiatUnits: bigint;
}

/** One payin, as a rail has to know of it before the payer does. */
export interface PayinOrder {
  /** Of the payin: a rail opens it once, however often it is asked to. */
  readonly id: string;
  readonly organizationId: string;
  readonly type: RequestedPayinType;
  /** Exactly what the payer has to send, in the smallest units of the currency. */
  readonly fiatUnits: bigint;
  /** From which the payer has to send it: of transfers in ARS. */
  readonly payerAccountNumber?: string;
  readonly expiresAt: Date;
}

/** What a payer has to know. */
export type PayerInstructions =
  | { readonly type: 'ars-bank-transfer'; readonly cvu: string; readonly bankName: string }
  | { readonly type: 'brl-pix'; readonly brCode: string };

export interface OpenedPayin {
  /** Of all that comes in this currency, by this is known what is for it: the CVU, the reference within the PIX code. */
  readonly route: string;
  readonly instructions: PayerInstructions;
}

/** Where money for an account can be sent at any time. */
export type DepositRoute = { readonly route: string } & (
  | { readonly code: 'ars'; readonly accountNumber: string; readonly bankName: string }
  | { readonly code: 'brl'; readonly pixBRcode: string; readonly bankName: string }
);

/** Whoever sent money, as their bank tells it. */
export interface MoneySender {
  readonly name?: string;
  /** CBU or CVU, or the number of an account of another kind, without punctuation. */
  readonly accountNumber?: string;
  readonly bankCode?: string;
  readonly bankName?: string;
  readonly documentNumber?: string;
  readonly documentType?: string;
  /** Of the movement, where it was cleared: the end-to-end id of PIX, the id at the clearing house, the trace number of ACH. */
  readonly clearingId?: string;
  readonly sourceReference?: string;
  readonly routingNumber?: string;
  readonly description?: string;
}

/** Money has come to the rail, which keeps it or sends it back as it is told. */
export interface ArrivedMoney {
  /** Of the movement: the same one has the same id, however often it is told. */
  readonly id: string;
  readonly code: PayinCode;
  readonly route: string;
  readonly fiatUnits: bigint;
  readonly sender: MoneySender;
  /** Whether the rail looks at it before it is anybody's. */
  readonly isHeld: boolean;
}

export const payinReportedStatuses = ['onHold', 'released', 'rejected'] as const;
export type PayinReportedStatus = (typeof payinReportedStatuses)[number];

/** What a rail tells of money that it took for a payin. What it rejects it sends back by itself. */
export interface PayinReport {
  readonly id: string;
  readonly organizationId: string;
  readonly payinId: string;
  readonly status: PayinReportedStatus;
}

/** Money that was taken and cannot be brought to its account: the rail sends it back to whom it came from. */
export interface MoneyReturn {
  /** Of the payin: it is sent back once, however often that is asked for. */
  readonly payinId: string;
  readonly organizationId: string;
  /** Of the movement, as the rail told it. */
  readonly arrivalId: string;
}

/**
 * Whoever takes in money in a currency. What it throws is a failure of the moment (not reached, no answer, nonsense):
 * it is asked again, with the same words.
 */
export abstract class PayinRail {
  abstract readonly name: string;

  /** `undefined` where it takes in none of this. */
  abstract terms(code: PayinCode, token: TokenSymbol): Promise<PayinTerms | undefined>;
  /** `undefined` where it cannot be opened here. */
  abstract open(order: PayinOrder): Promise<OpenedPayin | undefined>;
  /** Of an account. Whoever asks keeps the first ones: another time, there may be others beside them. */
  abstract depositRoutes(account: { readonly organizationId: string; readonly id: string }): Promise<DepositRoute[]>;
  abstract sendBack(money: MoneyReturn): Promise<void>;
}
