import { Body, Controller, Get, Patch } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type StaffCaller } from '#auth';
import { ConcludedProposalView, Proposals } from '#proposals';
import { Operation } from '#runtime';
import { AskedApprovals } from './asked-approvals.js';
import { ApprovalSettingsView } from './approvals.view.js';
import { ChangeApprovals } from './proposal.dto.js';

@ApiTags('Proposals')
@Controller('settings/approvals')
export class ApprovalsController {
  constructor(
    private readonly approvals: AskedApprovals,
    private readonly proposals: Proposals,
  ) {}

  @Get()
  @Operation({
    summary: 'Read what takes how many people',
    access: { callers: 'staff' },
    answer: ApprovalSettingsView,
  })
  read(): Promise<ApprovalSettingsView> {
    return this.approvals.current();
  }

  @Patch()
  @Operation({
    summary: 'Change what takes how many people',
    description: 'A second person has to agree, whatever it is changed to. What is not named stays as it is.',
    access: { callers: 'staff', scope: 'settings:write' },
    status: 202,
    answer: ConcludedProposalView,
  })
  change(
    @CalledBy() caller: StaffCaller,
    @Body() { actions, reason }: ChangeApprovals,
  ): Promise<ConcludedProposalView> {
    return this.proposals.propose(caller, { action: 'approvals.change', parameters: { actions }, reason });
  }
}
