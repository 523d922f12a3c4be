import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { StaffCaller } from '#auth';
import { ListOf, platformOrganizationId } from '#contracts';
import { Reads, type Tx } from '#database';
import { ValidationFailed } from '#errors';
import {
  ApprovalSettings,
  type Outcome,
  type PreparedAction,
  ProposalAction,
  ProposalActions,
  type ProposalActionName,
} from '#proposals';
import { Clock, readObject } from '#runtime';
import type { ApprovalSettingsView } from './approvals.view.js';
import { RequiredApprovals } from './proposal.dto.js';

class ChangeApprovalsParameters {
  @ListOf(() => RequiredApprovals, { min: 1, max: 20 })
  actions: RequiredApprovals[];
}

/** Who could say alone that nobody has to agree would need no agreement for anything. */
const fixed: ProposalActionName = 'approvals.change';

/** How many have to agree is changed by a proposal itself. */
@Injectable()
export class AskedApprovals extends ProposalAction<ChangeApprovalsParameters> implements OnModuleInit {
  readonly name = fixed;

  constructor(
    private readonly actions: ProposalActions,
    private readonly settings: ApprovalSettings,
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {
    super();
  }

  onModuleInit(): void {
    this.actions.register(this);
  }

  async current(): Promise<ApprovalSettingsView> {
    const required = await this.settings.all(this.reads);
    return { actions: [...required].map(([action, approvals]) => ({ action, approvals })) };
  }

  override read(parameters: unknown): ChangeApprovalsParameters {
    const read = readObject(ChangeApprovalsParameters, parameters, this.clock);
    const names = read.actions.map(({ action }) => action);
    const odd = names.findIndex((action, index) => action === fixed || names.indexOf(action) !== index);
    if (odd >= 0) throw ValidationFailed.at(`actions.${odd}.action`, `must not be ${fixed}, nor named twice`);
    return read;
  }

  override prepare(_caller: StaffCaller, { actions }: ChangeApprovalsParameters): Promise<PreparedAction> {
    const summary = `Required approvals: ${actions.map(({ action, approvals }) => `${action} ${approvals}`).join(', ')}`;
    return Promise.resolve({ organizationId: platformOrganizationId, summary, isWeighty: true });
  }

  override carryOut(tx: Tx, _caller: StaffCaller, { actions }: ChangeApprovalsParameters): Promise<Outcome> {
    for (const { action, approvals } of actions) this.settings.change(tx, action, approvals);
    return Promise.resolve({ result: {} });
  }
}
