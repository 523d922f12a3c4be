import type { FiatCurrencyCode } from './money.js';

/** A currency and the way it is paid, as the specification writes them. */
export const fiatAndRailCodes = [
  'ars',
  'bob',
  'brl',
  'clp',
  'cop',
  'cop-bre-b',
  'cop-provider-balance',
  'crc',
  'eur',
  'mxn',
  'pen',
  'usd',
  'usd-china',
  'usd-hong-kong',
  'usd-panama',
  'usd-peru',
  'zar',
] as const;
export type FiatAndRailCode = (typeof fiatAndRailCodes)[number];

export function currencyOf(code: FiatAndRailCode): FiatCurrencyCode {
  return code.slice(0, 3).toUpperCase() as FiatCurrencyCode;
}

/** Those into which a payout method of ours pays. */
export const payoutMethodCodes = ['ars', 'bob', 'brl'] as const satisfies readonly FiatAndRailCode[];
export type PayoutMethodCode = (typeof payoutMethodCodes)[number];

export const payoutMethodTypes = [...payoutMethodCodes, 'blockchainWallet'] as const;
export type PayoutMethodType = (typeof payoutMethodTypes)[number];

/** Each variant of a payout method to a bank, with the code of the currency into which it pays. */
export const codesOfVariants = {
  arsAlias: 'ars',
  arsAccountNumber: 'ars',
  bobDomestic: 'bob',
  pixPhone: 'brl',
  pixEmail: 'brl',
  pixDocument: 'brl',
  pixBankAccount: 'brl',
  wire: 'brl',
} as const satisfies Readonly<Record<string, PayoutMethodCode>>;
export type FiatPayoutMethodVariant = keyof typeof codesOfVariants;
export const fiatPayoutMethodVariants = Object.keys(codesOfVariants) as readonly FiatPayoutMethodVariant[];

/**
 * Why a payout to a bank fails. Partners see the reason: the rail's own words may name people and are never passed on. In
 * the sandbox, amounts with these hundredths fail like this.
 */
export const payoutFailures = {
  UNKNOWN: { reason: 'The payment could not be made', sandboxHundredths: 61 },
  ACCOUNT_NUMBER_INCORRECT: { reason: 'There is no account with this number', sandboxHundredths: 62 },
  REJECTED_BY_BANK: { reason: 'The bank of the recipient refused the payment', sandboxHundredths: 63 },
  ACCOUNT_TYPE_INCORRECT: { reason: 'The account is of another type', sandboxHundredths: 64 },
  ACCOUNT_CLOSED: { reason: 'The account is closed', sandboxHundredths: 65 },
  BENEFICIARY_DOCUMENTATION_INCORRECT: {
    reason: 'The document number is not that of the holder of the account',
    sandboxHundredths: 66,
  },
} as const satisfies Readonly<Record<string, { readonly reason: string; readonly sandboxHundredths: number }>>;
export type PayoutErrorCode = keyof typeof payoutFailures;
export const payoutErrorCodes = Object.keys(payoutFailures) as readonly PayoutErrorCode[];

/** Whether an expired quote is replaced by a new one, or the request is refused. */
export const exchangeRateToleranceModes = ['FLEXIBLE', 'STRICT'] as const;
export type ExchangeRateToleranceMode = (typeof exchangeRateToleranceModes)[number];
