import { lifecycle } from '#lifecycle';

export const proposalLifecycle = lifecycle('proposal', [
  [null, 'propose', 'open'],
  ['open', 'approve', 'approved'],
  ['open', 'fail', 'failed'],
  ['open', 'reject', 'rejected'],
  ['open', 'withdraw', 'withdrawn'],
  ['open', 'expire', 'expired'],
]);

export const proposalStatuses = ['open', 'approved', 'rejected', 'withdrawn', 'expired', 'failed'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

export const proposalLasts = 7 * 24 * 3_600_000;
