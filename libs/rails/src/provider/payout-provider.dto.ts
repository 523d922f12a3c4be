import { Choice, type PayoutErrorCode, Text, Uuid, payoutErrorCodes } from '#contracts';
import { type PayoutReportedStatus, payoutReportedStatuses } from '../contract/payout-rail.js';

/*
 * The protocol of a payout provider: what an adapter in front of a real one answers. All of it is JSON.
 *
 *   POST /payouts                  an order (`provider-payout.ts`), with `Idempotency-Key: <payoutId>`
 *                                  -> 2xx `TakenPayout`, or 422 `RefusedPayout`
 *   GET  /payouts/{payoutId}       -> 200 `LookedUpReport`, or 404 or 204 where there is nothing to report
 *   GET  /rates?code=ars&token=USDC  -> 200 `ProviderRate`, or 404 where it does not pay this out
 *   POST /bre-b-key-validations    `{"key": "..."}` -> 200 `KeyHolder`, or 404 for a key without a holder
 *
 * Every request is signed as Standard Webhooks 1.0 has it, with the shared secret: `webhook-id`, `webhook-timestamp`,
 * `webhook-signature` over the id, the time and the body (the empty text for GET). So is every answer, with the id of
 * its request. Anything else counts as no answer: the request is repeated, an order with the same key and the same bytes, and
 * the provider pays it once. What happens later, it reports by a signed POST of `ProviderReport` to
 * `/payouts/provider-callbacks` of Gatehouse; `webhook-id` is then the id of the report.
 */

export const longestReportId = 200;
export const longestReason = 500;
export const longestReference = 200;
export const decimal = (max: number): PropertyDecorator =>
  Text({ max, pattern: /^\d+(\.\d+)?$/, patternMessage: 'must be a decimal number as text' });

const patternMessage = 'must be a whole number of smallest units as text, of at most 15 digits';
/** What a provider says of its own money is booked as it is. */
export const ReportedUnits = (describe: string): PropertyDecorator =>
  Text({ max: 15, pattern: /^[1-9]\d*$/, patternMessage, optional: true, describe });
export const wholeUnits = (more: { optional?: true; describe?: string } = {}): PropertyDecorator =>
  Text({ max: 15, pattern: /^(0|[1-9]\d*)$/, patternMessage, ...more });
export const ReportedFee = (): PropertyDecorator =>
  wholeUnits({
    optional: true,
    describe: 'All that you have charged for it so far, in the smallest units of the currency.',
  });
export const OwnReference = (): PropertyDecorator =>
  Text({ max: longestReference, optional: true, describe: 'Your own id of the movement.' });

/** What a provider reports of a payout that it accepted. */
export class ProviderReport {
  @Uuid()
  payoutId: string;

  @Uuid()
  organizationId: string;

  @Choice(payoutReportedStatuses)
  status: PayoutReportedStatus;

  @Choice(payoutErrorCodes, {
    optional: true,
    requiredWhen: saysWhy,
    describe: 'Given with `failed` and `refundInProgress`.',
  })
  errorCode?: PayoutErrorCode;

  @Text({
    max: longestReason,
    optional: true,
    requiredWhen: saysWhy,
    describe: 'Given with `failed` and `refundInProgress`.',
  })
  reason?: string;

  @ReportedUnits(
    'With `completed`, what left for the recipient; with `refunded`, what came back. Without it, all that was ordered.',
  )
  fiatUnits?: string;

  @ReportedFee()
  feeUnits?: string;

  @OwnReference()
  reference?: string;
}

function saysWhy(report: object): boolean {
  const { status } = report as ProviderReport;
  return status === 'failed' || status === 'refundInProgress';
}

/** The same report, fetched by Gatehouse. */
export class LookedUpReport extends ProviderReport {
  /** The `webhook-id` of the same report when it is sent as a callback. */
  @Text({ max: longestReportId })
  reportId: string;
}

export class TakenPayout {
  /** The provider's own number for it. */
  @Text({ max: longestReference })
  reference: string;
}

/** The payout was not made and will not be, however often it is requested. */
export class RefusedPayout {
  @Choice(payoutErrorCodes)
  errorCode: PayoutErrorCode;

  @Text({ max: longestReason })
  reason: string;
}

export class ProviderRate {
  /** What one token is worth in units of the currency, such as `1450.25`: at most 8 decimals. */
  @decimal(20)
  rate: string;

  /** A fee on what is exchanged, in percent: at most 2 decimals. */
  @decimal(6)
  exchangeFeePercentage: string;

  /** A fixed fee for the payout, in tokens: at most 6 decimals. */
  @decimal(20)
  transactionFee: string;
}

export class KeyHolder {
  @Text({ max: 200 })
  holderName: string;

  @Text({ max: 50 })
  holderIdNumber: string;
}
