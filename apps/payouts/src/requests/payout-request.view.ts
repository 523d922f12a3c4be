import { Instant, ListOf, Nested, OwnerShown, PayoutRequestStatus, Text, Uuid } from '#contracts';
import { PayoutView } from './payout.view.js';
import type { PayoutRequest } from '../records/payout-request.entity.js';

export class PayoutRequestView {
  @Uuid()
  id: string;

  @OwnerShown()
  organizationId?: string;

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

const moments = { createdAt: '2026-11-21T09:30:00.000Z', updatedAt: '2026-11-21T09:32:00.000Z' };

function exampleAs(type: 'pending' | 'canceled'): PayoutRequestView {
  return {
    id: '01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10',
    ...moments,
    sourceAccountId: '01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11',
    status: { type },
    payouts: [
      {
        id: '01937c5e-8f2a-7d31-9b64-2f0c8e5a7b12',
        ...moments,
        amount: { tokenAmount: 12.5, tokenSymbol: 'USDC' },
        details: {
          type: 'blockchain',
          walletAddress: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
          blockchain: 'POLYGON',
          token: 'USDC',
          status: type === 'pending' ? 'PENDING' : 'CANCELED',
          destinationAmount: { tokenAmount: 12.5, tokenSymbol: 'USDC' },
        },
        recipient: { type: 'individual', firstName: '****na', lastName: '****ez' },
      },
    ],
  };
}

/** A request as executing and as canceling it answer. */
export const payoutRequestExamples = { executed: exampleAs('pending'), canceled: exampleAs('canceled') };

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
