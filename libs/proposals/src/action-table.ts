import type { StaffScope } from '#contracts';

export interface ProposalActionRow {
  /** Who may propose it; who may agree to it may propose it too. */
  readonly propose: StaffScope;
  readonly agree: readonly StaffScope[];
  /** How many further people have to agree, unless the settings say otherwise. */
  readonly approvals: number;
  /** Not for the settings to say. */
  readonly isFixed?: true;
  /** Moves money, or changes who may: agreeing to it takes a sign-in of the last 15 minutes. */
  readonly isSensitive?: true;
}

/** What may take a second person. One more is a row here, and a class in the app that carries it out. */
export const proposalActions = {
  'review.decide': { propose: 'compliance:review', agree: ['compliance:decide'], approvals: 1 },
  'review.revoke': { propose: 'compliance:review', agree: ['compliance:decide'], approvals: 1 },
  'organization.resume': { propose: 'compliance:review', agree: ['compliance:decide'], approvals: 1 },
  'account.unfreeze': {
    propose: 'compliance:review',
    agree: ['compliance:decide'],
    approvals: 1,
    isSensitive: true,
  },
  'key.create': {
    propose: 'organizations:write',
    agree: ['money:approve', 'organizations:write'],
    approvals: 1,
    isSensitive: true,
  },
  'payout.resolve': { propose: 'money:propose', agree: ['money:approve'], approvals: 1, isSensitive: true },
  'exception.resolve': { propose: 'money:propose', agree: ['money:approve'], approvals: 1, isSensitive: true },
  'adjustment.post': { propose: 'money:propose', agree: ['money:approve'], approvals: 1, isSensitive: true },
  'treasury.transfer': { propose: 'money:propose', agree: ['money:approve'], approvals: 1, isSensitive: true },
  'approvals.change': {
    propose: 'settings:write',
    agree: ['settings:write', 'money:approve', 'compliance:decide'],
    approvals: 1,
    isFixed: true,
    isSensitive: true,
  },
} as const satisfies Readonly<Record<string, ProposalActionRow>>;

export type ProposalActionName = keyof typeof proposalActions;
export const proposalActionNames = Object.keys(proposalActions) as readonly ProposalActionName[];

export function rowOf(action: ProposalActionName): ProposalActionRow {
  return proposalActions[action];
}
