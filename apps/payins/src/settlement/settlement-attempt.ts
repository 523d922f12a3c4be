import { type Retried, job } from '#jobs';
import type { Payin } from '../records/payin.entity.js';

export interface SettlementAttempt extends Retried {
  readonly organizationId: string;
  readonly payinId: string;
}

/** The money of a payin is here: it is turned into tokens for its account. Asked for whenever that may have become possible. */
export const settlePayin = job<SettlementAttempt>('settlePayin');

/** What was taken for a payin and became no tokens goes back to whom it came from. */
export const sendMoneyBack = job<SettlementAttempt>('sendMoneyBack');

/** Whether its tokens are still to be sent. */
export function isToBeSettled({ status, transferId }: Pick<Payin, 'status' | 'transferId'>): boolean {
  return status === 'pending' && transferId === null;
}
