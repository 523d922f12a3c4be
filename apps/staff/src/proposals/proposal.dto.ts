import { AnyObject, Choice, Integer, ListOf, PageQuery, Text, Uuid } from '#contracts';
import { type ProposalActionName, type ProposalStatus, proposalActions, proposalStatuses } from '#proposals';

const actionNames = Object.keys(proposalActions);

export class MakeProposal {
  @Choice(actionNames, { example: 'review.decide' })
  action: ProposalActionName;

  @AnyObject({
    example: { complianceReviewId: '0199f1f0-a0b1-7c3e-8d2a-5b6c7d8e9f00', decision: { type: 'approve' } },
    describe: 'As the direct call of the action takes them, and what its path names.',
  })
  parameters: object;

  @Text({ max: 2000, example: 'All documents are in order.', describe: 'For those who have to agree.' })
  reason: string;
}

export class ProposalQuery extends PageQuery {
  @Choice(proposalStatuses, { optional: true })
  status?: ProposalStatus;

  @Choice(actionNames, { optional: true })
  action?: ProposalActionName;

  @Uuid({ optional: true, describe: 'Only those about this organization.' })
  organizationId?: string;
}

export class NoteOnProposal {
  @Text({ max: 2000, optional: true, example: 'I have read the articles too.' })
  note?: string;
}

export class RequiredApprovals {
  @Choice(actionNames, { example: 'review.decide' })
  action: ProposalActionName;

  @Integer({
    min: 0,
    max: 10,
    example: 1,
    describe: 'How many further people have to agree; 0 means that nobody has to.',
  })
  approvals: number;
}

export class ChangeApprovals {
  @ListOf(() => RequiredApprovals, { min: 1, max: 20 })
  actions: RequiredApprovals[];

  @Text({ max: 2000, example: 'There are three of us now.', describe: 'For those who have to agree.' })
  reason: string;
}
