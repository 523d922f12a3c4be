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

/** Money is here, and no tokens were sent yet. */
export function isToBeSettled({ status, transferId }: Pick<Payin, 'status' | 'transferId'>): boolean {
  return status === 'pending' && transferId === null;
}
