import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CalledBy, type HouseCaller, type StaffCaller } from '#auth';
import { type Page, PageOf, PageQuery } from '#contracts';
import { InsufficientFunds } from '#errors';
import { ConcludedProposalView, orProposed } from '#proposals';
import { IdParam, Operation } from '#runtime';
import { AskTreasuryTransfer } from './ask-treasury-transfer.js';
import { TreasuryTransferBody } from './treasury-transfer.dto.js';
import { TreasuryTransferReading } from './treasury-transfer.reading.js';
import { TreasuryTransferView } from './treasury-transfer.view.js';

const TreasuryTransferPage = PageOf(TreasuryTransferView);
const reading = { callers: 'operator', staff: 'operations:read' } as const;

@ApiTags('Treasury')
@Controller('treasury/transfers')
export class TreasuryTransferController {
  constructor(
    private readonly transfers: TreasuryTransferReading,
    private readonly askTransfer: AskTreasuryTransfer,
  ) {}

  @Post()
  @Operation({
    summary: 'Send from the treasury',
    description:
      'From one purse to the other, or to one of the agreed addresses, on the same chain. It becomes a proposal: somebody else has to agree. Then it is signed, sent and watched as any transfer, and booked when it is final.',
    access: { callers: 'staff', scope: 'money:propose' },
    status: 201,
    answer: TreasuryTransferView,
    orProposal: ConcludedProposalView,
    errors: [InsufficientFunds],
  })
  send(
    @CalledBy() caller: StaffCaller,
    @Body() body: TreasuryTransferBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<TreasuryTransferView | ConcludedProposalView> {
    return orProposed(reply, this.askTransfer.ask(caller, body));
  }

  @Get()
  @Operation({ summary: 'List transfers of the treasury', access: reading, answer: TreasuryTransferPage })
  list(@CalledBy() caller: HouseCaller, @Query() query: PageQuery): Promise<Page<TreasuryTransferView>> {
    return this.transfers.list(caller, query);
  }

  @Get(':treasuryTransferId')
  @Operation({ summary: 'Read a transfer of the treasury', access: reading, answer: TreasuryTransferView })
  read(@CalledBy() caller: HouseCaller, @IdParam('treasuryTransfer') id: string): Promise<TreasuryTransferView> {
    return this.transfers.read(caller, id);
  }
}
