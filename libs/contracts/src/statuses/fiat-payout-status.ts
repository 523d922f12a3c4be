import { Instant } from '../calendar.js';
import { Choice, Tag, Text, Uuid } from '../fields.js';
import { type UnionOf, union } from '../union.js';
import { type PayoutErrorCode, payoutErrorCodes } from '../vocabulary/payouts.js';
import type { FiatPayoutStatusType } from '../vocabulary/statuses.js';

export class FiatPayoutCreatedStatus {
  @Tag('created')
  type: 'created';
}

export class FiatPayoutPendingStatus {
  @Tag('pending')
  type: 'pending';

  @Instant()
  initiatedAt: string;
}

export class FiatPayoutOnHoldStatus {
  @Tag('onHold')
  type: 'onHold';

  @Instant()
  initiatedAt: string;
}

export class FiatPayoutCompletedStatus {
  @Tag('completed')
  type: 'completed';

  @Instant()
  initiatedAt: string;

  @Instant()
  completedAt: string;
}

export class FiatPayoutFailedStatus {
  @Tag('failed')
  type: 'failed';

  @Text({ max: 500, describe: 'Why it failed.' })
  reason: string;

  @Choice(payoutErrorCodes)
  errorCode: PayoutErrorCode;
}

export class FiatPayoutCanceledStatus {
  @Tag('canceled')
  type: 'canceled';
}

export class FiatPayoutRefundInProgressStatus {
  @Tag('refundInProgress')
  type: 'refundInProgress';

  @Choice(payoutErrorCodes)
  errorCode: PayoutErrorCode;

  @Text({ max: 500, describe: 'Why the money came back.' })
  failureReason: string;

  @Instant()
  refundInitiatedAt: string;
}

/** The tokens are in the account again. */
export class FiatPayoutRefundedStatus {
  @Tag('refunded')
  type: 'refunded';

  @Choice(payoutErrorCodes)
  errorCode: PayoutErrorCode;

  @Text({ max: 500, describe: 'Why the money came back.' })
  failureReason: string;

  @Instant()
  refundInitiatedAt: string;

  @Instant()
  refundCompletedAt: string;

  @Uuid({ describe: 'The transaction by which the tokens came back.' })
  refundTransactionId: string;
}

export const fiatPayoutStatus = union('type', {
  created: FiatPayoutCreatedStatus,
  pending: FiatPayoutPendingStatus,
  onHold: FiatPayoutOnHoldStatus,
  completed: FiatPayoutCompletedStatus,
  failed: FiatPayoutFailedStatus,
  canceled: FiatPayoutCanceledStatus,
  refundInProgress: FiatPayoutRefundInProgressStatus,
  refunded: FiatPayoutRefundedStatus,
} satisfies { [T in FiatPayoutStatusType]: new () => { type: T } });
export type FiatPayoutStatus = UnionOf<typeof fiatPayoutStatus>;
