import type { Payin } from './payin.entity.js';
import { payinLifecycle } from './payin.lifecycle.js';

type Required = 'organizationId' | 'id' | 'accountId' | 'type' | 'details' | 'token' | 'blockchain' | 'createdAt';

/** A payin to which nothing has happened yet. */
export function newPayin(given: Pick<Payin, Required> & Partial<Payin>): Payin {
  return { ...blank, status: payinLifecycle.next(null, 'create'), updatedAt: given.createdAt, ...given };
}

const blank = {
  code: null,
  fiatUnits: null,
  rail: null,
  sender: null,
  instructions: null,
  arrivalId: null,
  railHeldUnits: '0',
  railFeeUnits: '0',
  returnStatus: null,
  returnReference: null,
  quote: null,
  developerFeeE6: null,
  isAwaitingApproval: false,
  heldAt: null,
  transferId: null,
  transactionId: null,
  transactionHash: null,
  failureReason: null,
  expiresAt: null,
  fundsReceivedAt: null,
  completedAt: null,
  failedAt: null,
  canceledAt: null,
} as const;
