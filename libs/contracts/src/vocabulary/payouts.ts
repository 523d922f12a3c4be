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

export const payoutErrorCodes = [
  'UNKNOWN',
  'ACCOUNT_NUMBER_INCORRECT',
  'REJECTED_BY_BANK',
  'ACCOUNT_TYPE_INCORRECT',
  'ACCOUNT_CLOSED',
  'BENEFICIARY_DOCUMENTATION_INCORRECT',
] as const;
export type PayoutErrorCode = (typeof payoutErrorCodes)[number];

/** Whether an expired quote is replaced by a new one, or the request is refused. */
export const exchangeRateToleranceModes = ['FLEXIBLE', 'STRICT'] as const;
export type ExchangeRateToleranceMode = (typeof exchangeRateToleranceModes)[number];
