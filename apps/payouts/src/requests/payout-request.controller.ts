import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { Audited, CalledBy, type Caller, type OrganizationCaller } from '#auth';
import { type Page, PageOf } from '#contracts';
import {
  ApprovalRequired,
  AccountNotActive,
  AccountNotApiEnabled,
  AdditionalCounterpartyInformationRequired,
  AdditionalRecipientInformationRequired,
  ComplianceApprovalRequired,
  LimitExceeded,
  IllegalTransition,
  InsufficientFunds,
  ConversionUnavailable,
  DestinationRefused,
  PayoutQuoteExpired,
  TermsOfServiceNotAccepted,
  UnsupportedRail,
} from '#errors';
import { IdParam, LargeBody, Operation } from '#runtime';
import { PayoutReading } from './payout.reading.js';
import { PayoutView } from './payout.view.js';
import { PreflightPayoutRequestBody } from './preflight.dto.js';
import { PreflightPayoutRequest } from './preflight-payout-request.js';
import { PreflightView } from './preflight.view.js';
import { CreatePayoutRequestBody, ExecutePayoutRequestBody, PayoutRequestQuery } from './payout-request.dto.js';
import { ApprovePayoutRequest } from './approve-payout-request.js';
import { PayoutApprovalsView } from './payout-approvals.view.js';
import { PayoutRequestReading } from './payout-request.reading.js';
import { PayoutRequestService } from './payout-request.service.js';
import { PayoutRequestView, payoutRequestExamples } from './payout-request.view.js';

const PayoutRequestPage = PageOf(PayoutRequestView);
const reading = { callers: 'organization', scope: 'payouts:read', staff: 'payouts:read' } as const;
const writing = { callers: 'organization', scope: 'payouts:write' } as const;
const gates = [TermsOfServiceNotAccepted, AccountNotApiEnabled, AccountNotActive];

@ApiTags('Payout requests')
@Controller('payout-requests')
export class PayoutRequestController {
  constructor(
    private readonly approvals: ApprovePayoutRequest,
    private readonly payoutRequests: PayoutRequestService,
    private readonly payoutRequestReading: PayoutRequestReading,
    private readonly payoutReading: PayoutReading,
    private readonly preflightPayoutRequest: PreflightPayoutRequest,
  ) {}

  @Post()
  @Audited('payoutRequestCreated', 'payoutRequest')
  @LargeBody()
  @Operation({
    summary: 'Create a payout request',
    description:
      'Up to 350 payouts from one account, accepted together or not at all: an error names every row that fails. Rows that fail in different ways are told by `ValidationFailed`, as `payouts.N.…` each. Nothing moves until the request is executed; payouts in fiat are quoted for five minutes. All are paid in one token, on the chain of the account.',
    access: writing,
    status: 201,
    answer: PayoutRequestView,
    personal: true,
    errors: [
      ...gates,
      DestinationRefused,
      UnsupportedRail,
      ConversionUnavailable,
      AdditionalCounterpartyInformationRequired,
      AdditionalRecipientInformationRequired,
    ],
  })
  @ApiBody({ type: CreatePayoutRequestBody })
  create(@CalledBy() caller: OrganizationCaller, @Body() body: unknown): Promise<PayoutRequestView> {
    return this.payoutRequests.create(caller, body);
  }

  @Post('preflight')
  @LargeBody()
  @Operation({
    summary: 'Try a payout request out',
    description:
      'Nothing is stored and nothing moves. For each row: why it would be refused, what it would cost, and which earlier row pays the same.',
    access: writing,
    answer: PreflightView,
    errors: gates,
  })
  preflight(@CalledBy() caller: OrganizationCaller, @Body() body: PreflightPayoutRequestBody): Promise<PreflightView> {
    return this.preflightPayoutRequest.preflight(caller, body);
  }

  @Get()
  @Operation({
    summary: 'List payout requests',
    description:
      'With their payouts, newest first. A page has fewer requests than its limit if they have many payouts; `nextId` says where the next one begins.',
    access: reading,
    answer: PayoutRequestPage,
  })
  list(@CalledBy() caller: Caller, @Query() query: PayoutRequestQuery): Promise<Page<PayoutRequestView>> {
    return this.payoutRequestReading.list(caller, query);
  }

  @Get(':payoutRequestId')
  @Operation({ summary: 'Read a payout request', access: reading, answer: PayoutRequestView })
  read(@CalledBy() caller: Caller, @IdParam('payoutRequest') id: string): Promise<PayoutRequestView> {
    return this.payoutRequestReading.read(caller, id);
  }

  @Get(':payoutRequestId/payouts/:payoutId')
  @Operation({ summary: 'Read a payout', access: reading, answer: PayoutView })
  readPayout(
    @CalledBy() caller: Caller,
    @IdParam('payoutRequest') id: string,
    @IdParam('payout') payoutId: string,
  ): Promise<PayoutView> {
    return this.payoutReading.readOf(caller, id, payoutId);
  }

  @Post(':payoutRequestId/approvals')
  @Audited('payoutRequestAgreedTo', 'payoutRequest')
  @Operation({
    summary: 'Agree to a payout request',
    description:
      'Where the organization has set `payoutApprovals`, so many different keys have to agree before it is executed. A key that agrees again has agreed once.',
    access: { callers: 'organization', scope: 'payouts:execute' },
    status: 201,
    answer: PayoutApprovalsView,
    errors: [IllegalTransition],
  })
  agree(@CalledBy() caller: OrganizationCaller, @IdParam('payoutRequest') id: string): Promise<PayoutApprovalsView> {
    return this.approvals.approve(caller, id);
  }

  @Post(':payoutRequestId/execute')
  @Audited('payoutRequestExecuted', 'payoutRequest')
  @Operation({
    summary: 'Execute a payout request',
    description:
      'From here on the money moves, exactly once. The tokens are reserved immediately; one transaction on the chain pays wallets and funds the other payouts, and once it is final, banks are asked to pay.',
    access: { callers: 'organization', scope: 'payouts:execute' },
    answer: PayoutRequestView,
    example: payoutRequestExamples.executed,
    personal: true,
    errors: [
      ...gates,
      ApprovalRequired,
      ComplianceApprovalRequired,
      LimitExceeded,
      ConversionUnavailable,
      DestinationRefused,
      IllegalTransition,
      InsufficientFunds,
      PayoutQuoteExpired,
      UnsupportedRail,
    ],
  })
  execute(
    @CalledBy() caller: OrganizationCaller,
    @IdParam('payoutRequest') id: string,
    @Body() body: ExecutePayoutRequestBody,
  ): Promise<PayoutRequestView> {
    return this.payoutRequests.execute(caller, id, body);
  }

  @Post(':payoutRequestId/cancel')
  @Audited('payoutRequestCanceled', 'payoutRequest')
  @Operation({
    summary: 'Cancel a payout request',
    description: 'Possible until it is executed.',
    access: writing,
    answer: PayoutRequestView,
    example: payoutRequestExamples.canceled,
    personal: true,
    errors: [IllegalTransition],
  })
  cancel(@CalledBy() caller: OrganizationCaller, @IdParam('payoutRequest') id: string): Promise<PayoutRequestView> {
    return this.payoutRequests.cancel(caller, id);
  }
}
