import type { FiatPayoutStatus, PayoutErrorCode } from '#contracts';
import type { BlockchainPayoutStatusName } from './blockchain-payout.lifecycle.js';
import type { FiatPayoutStatusName } from './fiat-payout.lifecycle.js';
import type { Payout } from './payout.entity.js';

export type PayoutMoment = Pick<
  Payout,
  | 'id'
  | 'status'
  | 'initiatedAt'
  | 'completedAt'
  | 'errorCode'
  | 'failureReason'
  | 'refundInitiatedAt'
  | 'refundCompletedAt'
  | 'returnTransactionId'
>;

/** The status of a fiat payout on the wire: each status has its own fields and no others. */
export function fiatStatus(payout: PayoutMoment): FiatPayoutStatus {
  const status = payout.status as FiatPayoutStatusName;
  switch (status) {
    case 'created':
    case 'canceled':
      return { type: status };
    case 'pending':
    case 'onHold':
      return { type: status, initiatedAt: moment(payout, 'initiatedAt') };
    case 'completed':
      return {
        type: status,
        initiatedAt: moment(payout, 'initiatedAt'),
        completedAt: moment(payout, 'completedAt'),
      };
    case 'failed': {
      const { failureReason, errorCode } = failure(payout);
      return { type: status, reason: failureReason, errorCode };
    }
    case 'refundInProgress':
      return { type: status, ...failure(payout), refundInitiatedAt: moment(payout, 'refundInitiatedAt') };
    case 'refunded':
      return {
        type: status,
        ...failure(payout),
        refundInitiatedAt: moment(payout, 'refundInitiatedAt'),
        refundCompletedAt: moment(payout, 'refundCompletedAt'),
        refundTransactionId: payout.returnTransactionId ?? missing(payout, 'returnTransactionId'),
      };
  }
}

export function blockchainStatus({ status }: PayoutMoment): { type: BlockchainPayoutStatusName } {
  return { type: status as BlockchainPayoutStatusName };
}

function failure({ errorCode, failureReason }: PayoutMoment): { errorCode: PayoutErrorCode; failureReason: string } {
  return { errorCode: errorCode ?? 'UNKNOWN', failureReason: failureReason ?? 'No reason was given' };
}

type Moments = 'initiatedAt' | 'completedAt' | 'refundInitiatedAt' | 'refundCompletedAt';

function moment(payout: PayoutMoment, name: Moments): string {
  return (payout[name] ?? missing(payout, name)).toISOString();
}

function missing({ id, status }: PayoutMoment, what: string): never {
  throw new Error(`The payout ${id} is ${status} and has no ${what}`);
}
