import {
  BlockchainPayoutStatus,
  type FiatPayoutStatus,
  Nested,
  OneOf,
  PayoutRequestStatus,
  Tag,
  type UnionOf,
  Uuid,
  fiatPayoutStatus,
  union,
} from '#contracts';
import type { SampleSubject } from './samples.js';

export class PayoutRequestStatusChange {
  @Nested(() => PayoutRequestStatus)
  previousStatus: PayoutRequestStatus;

  @Nested(() => PayoutRequestStatus)
  currentStatus: PayoutRequestStatus;
}

/** The request as a whole, which may hold several payouts, has moved to a new status. */
export class PayoutRequestStatusChanged {
  @Tag('payout_request_status_changed')
  type: 'payout_request_status_changed';

  @Uuid()
  organizationId: string;

  @Uuid()
  payoutRequestId: string;

  @Nested(() => PayoutRequestStatusChange)
  statusChangeDetails: PayoutRequestStatusChange;
}

export class FiatPayoutStatusChange {
  @Tag('fiat')
  type: 'fiat';

  @OneOf(fiatPayoutStatus)
  previousStatus: FiatPayoutStatus;

  @OneOf(fiatPayoutStatus)
  currentStatus: FiatPayoutStatus;
}

export class BlockchainPayoutStatusChange {
  @Tag('blockchain')
  type: 'blockchain';

  @Nested(() => BlockchainPayoutStatus)
  previousStatus: BlockchainPayoutStatus;

  @Nested(() => BlockchainPayoutStatus)
  currentStatus: BlockchainPayoutStatus;
}

export const payoutStatusChange = union('type', {
  fiat: FiatPayoutStatusChange,
  blockchain: BlockchainPayoutStatusChange,
});
export type PayoutStatusChange = UnionOf<typeof payoutStatusChange>;

/** One payout of a request has moved to a new status. */
export class PayoutStatusChanged {
  @Tag('payout_status_changed')
  type: 'payout_status_changed';

  @Uuid()
  organizationId: string;

  @Uuid()
  payoutRequestId: string;

  @Uuid()
  payoutId: string;

  @OneOf(payoutStatusChange)
  statusChangeDetails: PayoutStatusChange;
}

export function payoutRequestStatusChangedSample(subject: SampleSubject): PayoutRequestStatusChanged {
  const { organizationId, resourceId } = subject;
  return {
    type: 'payout_request_status_changed',
    organizationId,
    payoutRequestId: resourceId,
    statusChangeDetails: { previousStatus: { type: 'awaitingExecution' }, currentStatus: { type: 'pending' } },
  };
}

export function payoutStatusChangedSample({ organizationId, resourceId, now }: SampleSubject): PayoutStatusChanged {
  return {
    type: 'payout_status_changed',
    organizationId,
    // Well formed, and plainly nobody's.
    payoutRequestId: '00000000-0000-7000-8000-000000000002',
    payoutId: resourceId,
    statusChangeDetails: {
      type: 'fiat',
      previousStatus: { type: 'created' },
      currentStatus: { type: 'pending', initiatedAt: now.toISOString() },
    },
  };
}
