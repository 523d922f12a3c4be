import { AnyObject, Choice, Instant, Integer, ListOf, Text, Uuid, platformOrganizationId } from '#contracts';
import { type ProposalActionName, proposalActionNames } from './action-table.js';
import type { ProposalApproval } from './proposal-approval.entity.js';
import type { KeptOutcome, Proposal } from './proposal.entity.js';
import { type ProposalStatus, proposalStatuses } from './proposal.lifecycle.js';

export class ApprovalView {
  @Uuid()
  staffId: string;

  @Instant()
  at: string;

  @Text({ max: 2000, optional: true, example: 'I have read the articles too.' })
  note?: string;
}

export class ProposalView {
  @Uuid()
  id: string;

  @Choice(proposalActionNames, { example: 'review.decide' })
  action: ProposalActionName;

  @AnyObject({
    example: { complianceReviewId: '0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00' },
    describe: 'What the action is given; empty for those who may neither propose it nor agree to it.',
  })
  parameters: object;

  @Text({ max: 500, example: 'Approve a FULL review' })
  summary: string;

  @Text({ max: 2000, example: 'All documents are in order.' })
  reason: string;

  @Choice(proposalStatuses)
  status: ProposalStatus;

  @Uuid({ optional: true, describe: 'Whose it is about, where it is about one.' })
  organizationId?: string;

  @Uuid()
  proposedBy: string;

  @Instant()
  createdAt: string;

  @Instant()
  expiresAt: string;

  @Integer({ min: 0, max: 10, describe: 'By so many other people.' })
  requiredApprovals: number;

  @ListOf(() => ApprovalView)
  approvals: ApprovalView[];

  @AnyObject({
    optional: true,
    example: { result: { complianceReviewId: '0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00' } },
    describe: 'What came of it: `result` once it is carried out, `error` where it could not be.',
  })
  outcome?: KeptOutcome;
}

export class ConcludedProposalView extends ProposalView {
  @Text({
    max: 100,
    optional: true,
    example: 'gk_0199f1f0a0b17c3e8d2a5b6c7d8e9f00_…',
    describe: 'Of a key that this has made: in this answer, and never again.',
  })
  secret?: string;
}

/** What one open proposal has become by the mere passing of time. */
export function statusAt({ status, expiresAt }: Pick<Proposal, 'status' | 'expiresAt'>, now: Date): ProposalStatus {
  return status === 'open' && expiresAt <= now ? 'expired' : status;
}

export function proposalView(
  proposal: Proposal,
  approvals: readonly ProposalApproval[],
  { parameters, now }: { readonly parameters: object; readonly now: Date },
): ProposalView {
  const { id, organizationId, action, summary, reason, proposedBy, requiredApprovals, outcome } = proposal;
  return {
    id,
    action,
    parameters,
    summary,
    reason,
    status: statusAt(proposal, now),
    ...(organizationId === platformOrganizationId ? {} : { organizationId }),
    proposedBy,
    createdAt: proposal.createdAt.toISOString(),
    expiresAt: proposal.expiresAt.toISOString(),
    requiredApprovals,
    approvals: approvals.map(({ staffId, at, note }) => ({
      staffId,
      at: at.toISOString(),
      ...(note === null ? {} : { note }),
    })),
    ...(outcome === null ? {} : { outcome }),
  };
}
