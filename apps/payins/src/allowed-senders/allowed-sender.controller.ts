import { Body, Controller, Delete, Get, Param, Put, Query } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import { Audited, CalledBy, type OrganizationCaller } from '#auth';
import { type Page, PageOf } from '#contracts';
import { AccountNotActive, AccountNotApiEnabled, LimitExceeded } from '#errors';
import { Operation } from '#runtime';
import { AllowSender, AllowedSenderQuery, DisallowSenderQuery } from './allowed-sender.dto.js';
import { AllowedSenderService } from './allowed-sender.service.js';
import { AllowedSenderView } from './allowed-sender.view.js';

const AllowedSenderPage = PageOf(AllowedSenderView);
const writing = { callers: 'organization', scope: 'payins:write' } as const;
const address = {
  name: 'address',
  description: 'As it is written on its chain.',
  example: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
};

@ApiTags('Allowed senders')
@Controller('payins/allowed-senders')
export class AllowedSenderController {
  constructor(private readonly senders: AllowedSenderService) {}

  @Put(':address')
  @Audited('senderAllowed', 'allowedSender')
  @ApiParam(address)
  @Operation({
    summary: 'Allow a sender',
    description:
      'From now on, what this address sends to the account on this chain is a payin. Repeating the request changes nothing but the label. An organization has at most 100: an address counts once for each account and chain.',
    access: writing,
    answer: AllowedSenderView,
    errors: [AccountNotApiEnabled, AccountNotActive, LimitExceeded],
  })
  allow(
    @CalledBy() caller: OrganizationCaller,
    @Param('address') sender: string,
    @Body() body: AllowSender,
  ): Promise<AllowedSenderView> {
    return this.senders.allow(caller, sender, body);
  }

  @Get()
  @Operation({
    summary: 'List allowed senders',
    description: 'Of all accounts, or of one.',
    access: { callers: 'organization', scope: 'payins:read' },
    answer: AllowedSenderPage,
  })
  list(@CalledBy() caller: OrganizationCaller, @Query() query: AllowedSenderQuery): Promise<Page<AllowedSenderView>> {
    return this.senders.list(caller, query);
  }

  @Delete(':address')
  @Audited('senderDisallowed', 'allowedSender')
  @ApiParam(address)
  @Operation({
    summary: 'Disallow a sender',
    description: 'From now on, what it sends creates no payin and only changes the balance. Earlier payins stay.',
    access: writing,
    status: 204,
  })
  disallow(
    @CalledBy() caller: OrganizationCaller,
    @Param('address') sender: string,
    @Query() query: DisallowSenderQuery,
  ): Promise<void> {
    return this.senders.disallow(caller, sender, query);
  }
}
