import { Instant, ListOf, Nested, PayoutRequestStatus, Text, Uuid } from '#contracts';
import { PayoutView } from './payout.view.js';
import type { PayoutRequest } from '../records/payout-request.entity.js';

export class PayoutRequestView {
  @Uuid()
  id: string;

  @Instant()
  createdAt: string;

  @Instant()
  updatedAt: string;

  @Uuid()
  sourceAccountId: string;

  @Text({ max: 100, optional: true, describe: 'Of the transaction on the chain, once it is final.' })
  transactionHash?: string;

  @Text({ max: 500, optional: true })
  memo?: string;

  @Nested(() => PayoutRequestStatus)
  status: PayoutRequestStatus;

  @ListOf(() => PayoutView)
  payouts: PayoutView[];
}

export function payoutRequestView(
  request: PayoutRequest,
  memo: string | undefined,
  payouts: PayoutView[],
): PayoutRequestView {
  const { id, createdAt, updatedAt, accountId, transactionHash, status } = request;
  return {
    id,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    sourceAccountId: accountId,
    ...(transactionHash === null ? {} : { transactionHash }),
    ...(memo === undefined ? {} : { memo }),
    status: { type: status },
    payouts,
  };
}
