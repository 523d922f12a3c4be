import { Instant, Integer, ListOf, Uuid } from '#contracts';
import type { PayoutApproval } from '../records/payout-approval.entity.js';

class PayoutApprovalView {
  @Uuid()
  keyId: string;

  @Instant()
  at: string;
}

export class PayoutApprovalsView {
  @Integer({ min: 0, max: 5, describe: 'How many keys have to agree before this request is executed.' })
  required: number;

  @Integer({ min: 0, describe: 'How many have.' })
  given: number;

  @ListOf(() => PayoutApprovalView)
  approvals: PayoutApprovalView[];
}

export function payoutApprovalsView(required: number, approvals: readonly PayoutApproval[]): PayoutApprovalsView {
  return {
    required,
    given: approvals.length,
    approvals: approvals.map(({ keyId, at }) => ({ keyId, at: at.toISOString() })),
  };
}
