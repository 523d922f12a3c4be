import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited, CalledBy, type Caller, type OrganizationCaller } from '#auth';
import { type Page, PageOf, PageQuery } from '#contracts';
import {
  AccountNotActive,
  AccountNotApiEnabled,
  ComplianceApprovalRequired,
  IllegalTransition,
  InsufficientFunds,
  TermsOfServiceNotAccepted,
} from '#errors';
import { IdParam, Operation } from '#runtime';
import { WithdrawDeveloperFeesBody } from './developer-fee.dto.js';
import { DeveloperFeeReading } from './developer-fee.reading.js';
import { DeveloperFeeWithdrawalView, DeveloperFeesView } from './developer-fee.view.js';
import { WithdrawDeveloperFees } from './withdraw-developer-fees.js';

const WithdrawalPage = PageOf(DeveloperFeeWithdrawalView);
const reading = { callers: 'operatorOrOrganization', scope: 'accounts:read' } as const;

@ApiTags('Developer fees')
@Controller('organizations/:organizationId/developer-fees')
export class DeveloperFeeController {
  constructor(
    private readonly fees: DeveloperFeeReading,
    private readonly withdrawFees: WithdrawDeveloperFees,
  ) {}

  @Get()
  @Operation({
    summary: 'Read developer fees',
    description:
      'What an organization has earned by the developer fees of its payouts and payins, and has not withdrawn.',
    access: reading,
    answer: DeveloperFeesView,
  })
  read(@CalledBy() caller: Caller, @IdParam('organization') id: string): Promise<DeveloperFeesView> {
    return this.fees.read(caller, id);
  }

  @Get('withdrawals')
  @Operation({
    summary: 'List withdrawals of developer fees',
    access: reading,
    answer: WithdrawalPage,
  })
  list(
    @CalledBy() caller: Caller,
    @IdParam('organization') id: string,
    @Query() query: PageQuery,
  ): Promise<Page<DeveloperFeeWithdrawalView>> {
    return this.fees.list(caller, id, query);
  }

  @Post('withdrawals')
  @Audited('developerFeesWithdrawn', 'developerFeeWithdrawal')
  @Operation({
    summary: 'Withdraw developer fees',
    description:
      'To an account of the same organization, on the chain on which they were earned: the treasury sends them at once, one withdrawal of a token on a chain after the other, and none below `leastAmount` of the chain in `/settings/fees`. The account is credited, with a transaction and an event, when that is final.',
    access: { callers: 'organization', scope: 'payouts:execute' },
    status: 201,
    answer: DeveloperFeeWithdrawalView,
    errors: [
      TermsOfServiceNotAccepted,
      ComplianceApprovalRequired,
      AccountNotApiEnabled,
      AccountNotActive,
      InsufficientFunds,
      IllegalTransition,
    ],
  })
  withdraw(
    @CalledBy() caller: OrganizationCaller,
    @IdParam('organization') id: string,
    @Body() body: WithdrawDeveloperFeesBody,
  ): Promise<DeveloperFeeWithdrawalView> {
    return this.withdrawFees.withdraw(caller, id, body);
  }
}
