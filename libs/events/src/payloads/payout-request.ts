import {
  BlockchainPayoutStatus,
  FiatPayoutStatus,
  Nested,
  OneOf,
  PayoutRequestStatus,
  Tag,
  type UnionOf,
  Uuid,
  union,
} from '#contracts';

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

  @Nested(() => FiatPayoutStatus)
  previousStatus: FiatPayoutStatus;

  @Nested(() => FiatPayoutStatus)
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
