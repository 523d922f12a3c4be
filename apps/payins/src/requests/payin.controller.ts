import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Audited, CalledBy, type Caller, type OrganizationCaller } from '#auth';
import { type Page, PageOf, PageQuery } from '#contracts';
import {
  AccountNotActive,
  AccountNotApiEnabled,
  ComplianceApprovalRequired,
  IllegalTransition,
  LimitExceeded,
  PayinBelowMinimum,
  UnsupportedRail,
} from '#errors';
import { IdParam, Operation } from '#runtime';
import { ArrivalReading } from '../arrivals/arrival.reading.js';
import { ArrivalView } from '../arrivals/arrival.view.js';
import { CreatePayin, PayinQuery } from './payin.dto.js';
import { PayinReading } from './payin.reading.js';
import { PayinService } from './payin.service.js';
import { PayinView, canceledPayin } from './payin.view.js';

const PayinPage = PageOf(PayinView);
const ArrivalPage = PageOf(ArrivalView);
const reading = { callers: 'organization', scope: 'payins:read', staff: 'payins:read' } as const;
const writing = { callers: 'organization', scope: 'payins:write' } as const;

@ApiTags('Payins')
@Controller('payins')
export class PayinController {
  constructor(
    private readonly payins: PayinService,
    private readonly payinReading: PayinReading,
    private readonly arrivalReading: ArrivalReading,
  ) {}

  @Post()
  @Audited('payinRequested', 'payin')
  @Operation({
    summary: 'Ask for money',
    description:
      'Requests a transfer in ARS or a PIX payment in BRL, of exactly this amount. The answer says how to pay; the money is converted to tokens for the account. An organization that waits for its first approval may ask; one that is suspended, or lost its approval, may not.',
    access: writing,
    status: 201,
    answer: PayinView,
    personal: true,
    errors: [
      ComplianceApprovalRequired,
      AccountNotApiEnabled,
      AccountNotActive,
      PayinBelowMinimum,
      UnsupportedRail,
      LimitExceeded,
    ],
  })
  create(@CalledBy() caller: OrganizationCaller, @Body() body: CreatePayin): Promise<PayinView> {
    return this.payins.create(caller, body);
  }

  @Get()
  @Operation({
    summary: 'List payins',
    description: 'Requested payins and those created by money that came unasked, newest first.',
    access: reading,
    answer: PayinPage,
  })
  list(@CalledBy() caller: Caller, @Query() query: PayinQuery): Promise<Page<PayinView>> {
    return this.payinReading.list(caller, query);
  }

  @Get(':payinId')
  @Operation({ summary: 'Read a payin', access: reading, answer: PayinView })
  read(@CalledBy() caller: Caller, @IdParam('payin') id: string): Promise<PayinView> {
    return this.payinReading.read(caller, id);
  }

  @Get(':payinId/arrivals')
  @Operation({
    summary: 'List what came for a payin',
    description:
      'All money that a rail reported for it, newest first: what was accepted, and what was sent back and why.',
    access: reading,
    answer: ArrivalPage,
  })
  arrivals(
    @CalledBy() caller: Caller,
    @IdParam('payin') id: string,
    @Query() query: PageQuery,
  ): Promise<Page<ArrivalView>> {
    return this.arrivalReading.list(caller, id, query);
  }

  @Post(':payinId/cancel')
  @Audited('payinCanceled', 'payin')
  @Operation({
    summary: 'Cancel a payin',
    description: 'As long as no money has come. What comes later is sent back.',
    access: writing,
    answer: PayinView,
    example: canceledPayin,
    personal: true,
    errors: [IllegalTransition],
  })
  cancel(@CalledBy() caller: OrganizationCaller, @IdParam('payin') id: string): Promise<PayinView> {
    return this.payins.cancel(caller, id);
  }
}
