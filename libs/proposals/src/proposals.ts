import { Injectable } from '@nestjs/common';
import { FreshSignIn, type StaffCaller } from '#auth';
import { rolesGrant } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { Forbidden, GatehouseError } from '#errors';
import { rowOf } from './action-table.js';
import { ApprovalSettings } from './approval-settings.js';
import type { Outcome } from './proposal-action.js';
import { ProposalActions } from './proposal-actions.js';
import { type AskedAction, ProposalRecords, type Ready } from './proposal-records.js';
import type { Proposal } from './proposal.entity.js';
import { ProposalReading } from './proposal.reading.js';
import type { ConcludedProposalView } from './proposal.view.js';

/** Everything that takes a second person goes this way, and is done by the approval that was the last to be missing. */
@Injectable()
export class Proposals {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly actions: ProposalActions,
    private readonly settings: ApprovalSettings,
    private readonly records: ProposalRecords,
    private readonly reading: ProposalReading,
    private readonly signIns: FreshSignIn,
  ) {}

  /** Carried out at once, where nobody else has to agree. */
  propose(caller: StaffCaller, asked: AskedAction): Promise<ConcludedProposalView> {
    return this.unitOfWork.run(async (tx) => this.begin(tx, caller, asked, await this.prepare(tx, caller, asked)));
  }

  /** What a direct call becomes where others have to agree; nothing where the person may do it at once. */
  insteadOf(caller: StaffCaller, asked: AskedAction): Promise<ConcludedProposalView | undefined> {
    return this.unitOfWork.run(async (tx) => {
      const ready = await this.prepare(tx, caller, asked);
      return ready.requiredApprovals === 0 ? undefined : this.begin(tx, caller, asked, ready);
    });
  }

  approve(caller: StaffCaller, id: string, note: string | undefined): Promise<ConcludedProposalView> {
    return this.unitOfWork.run(async (tx) => {
      const proposal = await this.records.lockOpen(tx, id, 'approve');
      this.refuseToAgree(caller, proposal);
      const given = await this.records.addApproval(tx, caller, proposal, note);
      if (given < proposal.requiredApprovals) return this.reading.shown(tx, caller, proposal);
      return this.carryOut(tx, caller, proposal, await this.records.parametersOf(proposal));
    });
  }

  reject(caller: StaffCaller, id: string, note: string | undefined): Promise<ConcludedProposalView> {
    return this.unitOfWork.run(async (tx) => {
      const proposal = await this.records.lockOpen(tx, id, 'reject');
      this.refuseToAgree(caller, proposal);
      return this.reading.shown(tx, caller, await this.records.end(tx, caller, proposal, { trigger: 'reject', note }));
    });
  }

  withdraw(caller: StaffCaller, id: string, note: string | undefined): Promise<ConcludedProposalView> {
    return this.unitOfWork.run(async (tx) => {
      const proposal = await this.records.lockOpen(tx, id, 'withdraw');
      if (proposal.proposedBy !== caller.staffId)
        throw new Forbidden('staff', 'A proposal is withdrawn by the person who made it', 'notYours');
      return this.reading.shown(
        tx,
        caller,
        await this.records.end(tx, caller, proposal, { trigger: 'withdraw', note }),
      );
    });
  }

  private async prepare(tx: Tx, caller: StaffCaller, { action, parameters }: AskedAction): Promise<Ready> {
    const { propose, agree, isSensitive } = rowOf(action);
    const mayAgree = agree.some((scope) => rolesGrant(caller.roles, scope));
    const mayDo = rolesGrant(caller.roles, propose);
    if (!mayAgree && !mayDo) throw new Forbidden(propose);
    const known = this.actions.get(action);
    const read = known.read(parameters);
    const prepared = await known.prepare(caller, read);
    const asSet = prepared.isWeighty ? ((await this.settings.all(tx)).get(action) ?? 0) : 0;
    // Who may only agree to it, or only propose it, does not do it alone.
    const requiredApprovals = mayAgree && mayDo ? asSet : Math.max(1, asSet);
    if (requiredApprovals === 0 && isSensitive === true) this.signIns.refuseOld(caller);
    return { ...prepared, parameters: read, requiredApprovals };
  }

  private async begin(tx: Tx, caller: StaffCaller, asked: AskedAction, ready: Ready): Promise<ConcludedProposalView> {
    const proposal = await this.records.make(tx, caller, asked, ready);
    if (ready.requiredApprovals === 0) return this.carryOut(tx, caller, proposal, ready.parameters);
    return this.reading.shown(tx, caller, proposal, ready.parameters);
  }

  private refuseToAgree(caller: StaffCaller, { action, proposedBy }: Proposal): void {
    const { agree, isSensitive } = rowOf(action);
    const [needed] = agree;
    if (needed === undefined || !agree.some((scope) => rolesGrant(caller.roles, scope)))
      throw new Forbidden(needed ?? 'staff', `None of your roles may agree to that: it takes ${agree.join(' or ')}`);
    if (proposedBy === caller.staffId)
      throw new Forbidden(needed, 'Nobody agrees to their own proposal', 'ownProposal');
    if (isSensitive === true) this.signIns.refuseOld(caller);
  }

  /** What is refused undoes what the action had begun, and no more: the proposal says why it failed. */
  private async carryOut(
    tx: Tx,
    caller: StaffCaller,
    proposal: Proposal,
    parameters: object,
  ): Promise<ConcludedProposalView> {
    const action = this.actions.get(proposal.action);
    try {
      const { result, secret } = await tx.undoable((): Promise<Outcome> =>
        action.carryOut(tx, caller, action.read(parameters)),
      );
      const ended = await this.records.end(tx, caller, proposal, { trigger: 'approve', outcome: { result } });
      return {
        ...(await this.reading.shown(tx, caller, ended, parameters)),
        ...(secret === undefined ? {} : { secret }),
      };
    } catch (thrown) {
      if (!(thrown instanceof GatehouseError) || thrown.contract.status >= 500) throw thrown;
      const error = { name: thrown.contract.name, message: thrown.message };
      const ended = await this.records.end(tx, caller, proposal, { trigger: 'fail', outcome: { error } });
      return this.reading.shown(tx, caller, ended, parameters);
    }
  }
}
