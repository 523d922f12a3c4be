import { type PayoutErrorCode, payoutErrorCodes, payoutFailures } from '#contracts';

/** What partners see of each failure. */
export const payoutFailureReasons = Object.fromEntries(
  payoutErrorCodes.map((code) => [code, payoutFailures[code].reason]),
) as Readonly<Record<PayoutErrorCode, string>>;
