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

export const fiatPayoutMethodVariants = [
  'arsAlias',
  'arsAccountNumber',
  'bobDomestic',
  'pixPhone',
  'pixEmail',
  'pixDocument',
  'pixBankAccount',
  'wire',
] as const;
export type FiatPayoutMethodVariant = (typeof fiatPayoutMethodVariants)[number];

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
