import type { PayoutErrorCode } from '#contracts';

/** What partners see. The rail's own words may name people and are never passed on. */
export const payoutFailureReasons: Readonly<Record<PayoutErrorCode, string>> = {
  UNKNOWN: 'The payment could not be made',
  ACCOUNT_NUMBER_INCORRECT: 'There is no account with this number',
  REJECTED_BY_BANK: 'The bank of the recipient refused the payment',
  ACCOUNT_TYPE_INCORRECT: 'The account is of another type',
  ACCOUNT_CLOSED: 'The account is closed',
  BENEFICIARY_DOCUMENTATION_INCORRECT: 'The document number is not that of the holder of the account',
};
