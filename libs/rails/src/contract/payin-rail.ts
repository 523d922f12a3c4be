import type { PayinCode, RequestedPayinType, TokenSymbol } from '#contracts';
import type { RailTerms } from './payout-rail.js';
import type { OrderWindow, RailOrder } from './rail-orders.js';

/** The current rate and fees of a rail for converting money to tokens. */
export interface PayinTerms extends RailTerms {
  /** The minimum, in the smallest units of the currency. */
  readonly leastFiatUnits: bigint;
}

/** One payin, as a rail has to know it before the payer does. */
export interface PayinOrder {
  /** The id of the payin: a rail opens it once, however often it is requested. */
  readonly id: string;
  readonly organizationId: string;
  readonly type: RequestedPayinType;
  /** Exactly what the payer has to send, in the smallest units of the currency. */
  readonly fiatUnits: bigint;
  /** Only for transfers in ARS: the account from which the payer has to send it. */
  readonly payerAccountNumber?: string;
  readonly expiresAt: Date;
}

/** What a payer needs to pay. */
export type PayerInstructions =
  | { readonly type: 'ars-bank-transfer'; readonly cvu: string; readonly bankName: string }
  | { readonly type: 'brl-pix'; readonly brCode: string };

export interface OpenedPayin {
  /** By this, incoming money is matched to the payin: the CVU, or the reference within the PIX code. */
  readonly route: string;
  readonly instructions: PayerInstructions;
}

/** What a payer in the United States enters for a transfer by ACH. */
export interface AchNumbers {
  readonly routingNumber: string;
  readonly accountNumber: string;
  readonly bankName: string;
}

/** Where money for an account can be sent at any time. */
export type DepositRoute = { readonly route: string } & (
  | { readonly code: 'ars'; readonly accountNumber: string; readonly bankName: string }
  | { readonly code: 'brl'; readonly pixBRcode: string; readonly bankName: string }
  | ({ readonly code: 'usd' } & AchNumbers)
);

/** The sender of money, as their bank reports it. */
export interface MoneySender {
  readonly name?: string;
  /** CBU or CVU, or the number of an account of another kind, without punctuation. */
  readonly accountNumber?: string;
  readonly bankCode?: string;
  readonly bankName?: string;
  readonly documentNumber?: string;
  readonly documentType?: string;
  /** The id of the movement where it was cleared: PIX end-to-end id, id at the clearing house, ACH trace number. */
  readonly clearingId?: string;
  readonly sourceReference?: string;
  readonly routingNumber?: string;
  readonly description?: string;
}

/** Money that has come to the rail, which keeps it or sends it back as answered. */
export interface ArrivedMoney {
  /** The id of the movement, the same however often it is reported. */
  readonly id: string;
  readonly code: PayinCode;
  readonly route: string;
  readonly fiatUnits: bigint;
  readonly sender: MoneySender;
  /** All that the rail has charged for it so far, in the smallest unit of the currency. */
  readonly feeUnits?: string;
  /** The rail's own id of the order in its list. */
  readonly reference?: string;
  /** Whether the rail holds it for compliance first. */
  readonly isHeld: boolean;
}

export const payinReportedStatuses = ['onHold', 'released', 'rejected', 'returned', 'returnRefused'] as const;
export type PayinReportedStatus = (typeof payinReportedStatuses)[number];

/** What went back to its sender, in the smallest unit of the currency; without `fiatUnits`, all that came. */
export interface ReturnedMoney {
  readonly fiatUnits?: string;
  /** All that the rail has charged for the payin so far. */
  readonly feeUnits?: string;
  /** The rail's own id of the movement. */
  readonly reference?: string;
}

/** What a rail reports of money that it holds for a payin. What it rejects, it sends back without being asked. */
export interface PayinReport extends ReturnedMoney {
  readonly id: string;
  readonly organizationId: string;
  readonly payinId: string;
  readonly status: PayinReportedStatus;
}

/** What was opened at a rail, and has ended without money. */
export type OpenCharge = Pick<MoneyReturn, 'payinId' | 'organizationId'>;

/** Money that was accepted and cannot be settled: the rail sends it back to its sender. */
export interface MoneyReturn {
  /** The id of the payin: money is sent back once, however often that is requested. */
  readonly payinId: string;
  readonly organizationId: string;
  /** The rail's id of the movement. */
  readonly arrivalId: string;
}

/** Whether the money went back at once, or a report follows: `returned` or `returnRefused`. */
export type MoneyReturnAnswer = { readonly isConfirmed: false } | ({ readonly isConfirmed: true } & ReturnedMoney);

/**
 * Takes in money in a currency. Whatever it throws is a temporary failure (not reached, no answer, nonsense): the same
 * request is repeated.
 */
export abstract class PayinRail {
  abstract readonly name: string;

  /** Whether it did not answer a moment ago: then others are asked first, where something is new. */
  abstract readonly isSilent: boolean;

  /** `undefined` where it does not take in this currency for this token. */
  abstract terms(code: PayinCode, token: TokenSymbol): Promise<PayinTerms | undefined>;
  /** `undefined` where it cannot open this payin. */
  abstract open(order: PayinOrder): Promise<OpenedPayin | undefined>;
  /** The routes of an account. The caller stores the first answer, as a later one may differ. */
  abstract depositRoutes(account: { readonly organizationId: string; readonly id: string }): Promise<DepositRoute[]>;
  /** Nobody is to pay it any more. May be repeated; a rail that closes none does nothing. */
  abstract close(payin: OpenCharge): Promise<void>;
  abstract sendBack(money: MoneyReturn): Promise<MoneyReturnAnswer>;
  /** Its own list of orders; `undefined` where it keeps none. */
  abstract orders(window: OrderWindow): Promise<RailOrder[] | undefined>;
}
