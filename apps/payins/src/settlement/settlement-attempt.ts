import type { PayinFailureReason } from '#contracts';
import { type Retried, job } from '#jobs';
import type { Payin } from '../records/payin.entity.js';

export interface SettlementAttempt extends Retried {
  readonly organizationId: string;
  readonly payinId: string;
}

/** Turns the money of a payin into tokens. Added whenever that may have become possible. */
export const settlePayin = job<SettlementAttempt>('settlePayin');

/** Sends money back that was accepted and could not be settled. */
export const sendMoneyBack = job<SettlementAttempt>('sendMoneyBack');

const settlementFailures = ['settlementFailed', 'approvalOverdue'] as const satisfies readonly PayinFailureReason[];
/** Why money that was accepted does not become tokens. */
export type SettlementFailure = (typeof settlementFailures)[number];

export function isSettlementFailure(reason: PayinFailureReason | null): reason is SettlementFailure {
  return settlementFailures.some((one) => one === reason);
}

/** Money is here, and no tokens were sent yet. */
export function isToBeSettled({ status, transferId }: Pick<Payin, 'status' | 'transferId'>): boolean {
  return status === 'pending' && transferId === null;
}
