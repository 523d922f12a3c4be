import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CalledBy, type HouseCaller, type StaffCaller } from '#auth';
import { ListQuery, type Page, PageOf } from '#contracts';
import { AccountNotActive, InsufficientFunds } from '#errors';
import { ConcludedProposalView, orProposed } from '#proposals';
import { IdParam, Operation } from '#runtime';
import { PostAdjustmentBody } from './adjustment.dto.js';
import { AdjustmentReading } from './adjustment.reading.js';
import { AdjustmentView } from './adjustment.view.js';
import { AskAdjustment } from './ask-adjustment.js';

const AdjustmentPage = PageOf(AdjustmentView);
const reading = { callers: 'operator', staff: 'operations:read' } as const;

@ApiTags('Treasury')
@Controller('adjustments')
export class AdjustmentController {
  constructor(
    private readonly adjustments: AdjustmentReading,
    private readonly askAdjustment: AskAdjustment,
  ) {}

  @Post()
  @Operation({
    summary: 'Post by hand',
    description:
      'Moves tokens between books where nothing else does. Nothing moves on a chain. It becomes a proposal: somebody else has to agree. An account whose balance changes has a transaction and an event of it, whose hash is `adjustment:` and the id.',
    access: { callers: 'staff', scope: 'money:propose' },
    status: 201,
    answer: AdjustmentView,
    orProposal: ConcludedProposalView,
    errors: [InsufficientFunds, AccountNotActive],
  })
  post(
    @CalledBy() caller: StaffCaller,
    @Body() body: PostAdjustmentBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdjustmentView | ConcludedProposalView> {
    return orProposed(reply, this.askAdjustment.ask(caller, body));
  }

  @Get()
  @Operation({
    summary: 'List adjustments',
    description: 'All that was ever posted by hand, the newest first.',
    access: reading,
    answer: AdjustmentPage,
  })
  list(@CalledBy() caller: HouseCaller, @Query() query: ListQuery): Promise<Page<AdjustmentView>> {
    return this.adjustments.list(caller, query);
  }

  @Get(':adjustmentId')
  @Operation({ summary: 'Read an adjustment', access: reading, answer: AdjustmentView })
  read(@CalledBy() caller: HouseCaller, @IdParam('adjustment') id: string): Promise<AdjustmentView> {
    return this.adjustments.read(caller, id);
  }
}
