import { Injectable } from '@nestjs/common';
import { type AuditAction, AuditTrail } from '#audit';
import { type StaffCaller, authorOf } from '#auth';
import type { Tx } from '#database';
import { Forbidden, ResourceNotFound } from '#errors';
import { Clock, Ids } from '#runtime';
import type { ProposalActionName } from './action-table.js';
import type { PreparedAction } from './proposal-action.js';
import { ProposalApproval } from './proposal-approval.entity.js';
import { Proposal } from './proposal.entity.js';
import { proposalLasts, proposalLifecycle } from './proposal.lifecycle.js';
import { ProposalSealed } from './proposal.sealed.js';
import { statusAt } from './proposal.view.js';

export interface AskedAction {
  readonly action: ProposalActionName;
  readonly parameters: unknown;
  readonly reason: string;
}

export interface Ready extends PreparedAction {
  readonly parameters: object;
  readonly requiredApprovals: number;
}

type Trigger = 'approve' | 'fail' | 'reject' | 'withdraw';

interface End {
  readonly trigger: Trigger;
  readonly note?: string | undefined;
  readonly outcome?: Proposal['outcome'];
}

const auditedAs = {
  approve: 'proposalCarriedOut',
  fail: 'proposalFailed',
  reject: 'proposalRejected',
  withdraw: 'proposalWithdrawn',
} as const satisfies Record<Trigger, AuditAction>;

/** The only writer of proposals and of who agreed to them, each with its line in the audit trail. */
@Injectable()
export class ProposalRecords {
  constructor(
    private readonly sealed: ProposalSealed,
    private readonly audit: AuditTrail,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async make(
    tx: Tx,
    caller: StaffCaller,
    { action, reason }: AskedAction,
    { organizationId, summary, parameters, requiredApprovals }: Ready,
  ): Promise<Proposal> {
    proposalLifecycle.next(null, 'propose');
    const id = this.ids.next();
    const createdAt = this.clock.now();
    const proposal: Proposal = {
      organizationId,
      id,
      action,
      sealedParameters: await this.sealed.seal(tx, { organizationId, id }, parameters),
      summary,
      reason,
      status: 'open',
      proposedBy: caller.staffId,
      requiredApprovals,
      outcome: null,
      createdAt,
      expiresAt: new Date(createdAt.getTime() + proposalLasts),
    };
    await this.record(tx, caller, proposal, { action: 'proposalMade', reason: `${action}: ${reason}` });
    tx.insert(Proposal, proposal);
    return proposal;
  }

  parametersOf(proposal: Proposal): Promise<object> {
    return this.sealed.open(proposal);
  }

  /** The lock lets one of many decide at a time: who comes second finds the proposal as the first has left it. */
  async lockOpen(tx: Tx, id: string, trigger: Trigger): Promise<Proposal> {
    const [proposal] = await tx.many(Proposal, 'SELECT * FROM proposal WHERE id = $1 FOR UPDATE', [id]);
    if (proposal === undefined) throw new ResourceNotFound('proposal', id);
    proposalLifecycle.next(statusAt(proposal, this.clock.now()), trigger, id);
    return proposal;
  }

  async addApproval(
    tx: Tx,
    { staffId, ...caller }: StaffCaller,
    proposal: Proposal,
    note: string | undefined,
  ): Promise<number> {
    const { organizationId, id: proposalId } = proposal;
    const given = await tx.many(
      ProposalApproval,
      'SELECT * FROM proposal_approval WHERE organization_id = $1 AND proposal_id = $2',
      [organizationId, proposalId],
    );
    if (given.some((approval) => approval.staffId === staffId))
      throw new Forbidden('staff', 'You have agreed to it already: it takes somebody else', 'agreedAlready');
    tx.insert(ProposalApproval, { organizationId, proposalId, staffId, note: note ?? null, at: this.clock.now() });
    await this.record(tx, { ...caller, staffId }, proposal, { action: 'proposalAgreedTo', reason: note ?? null });
    return given.length + 1;
  }

  async end(
    tx: Tx,
    caller: StaffCaller,
    proposal: Proposal,
    { trigger, note, outcome = null }: End,
  ): Promise<Proposal> {
    const { organizationId, id } = proposal;
    const status = proposalLifecycle.next(proposal.status, trigger, id) as Proposal['status'];
    await tx.update(Proposal, { organizationId, id }, { status, outcome });
    await this.record(tx, caller, proposal, {
      action: auditedAs[trigger],
      reason: note ?? outcome?.error?.message ?? null,
    });
    return { ...proposal, status, outcome };
  }

  private record(
    tx: Tx,
    caller: StaffCaller,
    { organizationId, id }: Proposal,
    done: { readonly action: AuditAction; readonly reason: string | null },
  ): Promise<void> {
    return this.audit.record(tx, { organizationId, ...authorOf(caller), subject: `proposal:${id}`, ...done });
  }
}
