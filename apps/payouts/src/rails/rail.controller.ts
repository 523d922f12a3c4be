import { Body, Controller, Delete, Get, Param, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type HouseCaller } from '#auth';
import { IllegalTransition } from '#errors';
import { Operation } from '#runtime';
import { DrainRailBody } from './rail.dto.js';
import { RailService } from './rail.service.js';
import { RailList, RailView } from './rail.view.js';

const changing = { callers: 'operator', staff: 'settings:write' } as const;

@ApiTags('Treasury')
@Controller('rails')
export class RailController {
  constructor(private readonly rails: RailService) {}

  @Get()
  @Operation({
    summary: 'List rails',
    description:
      'Those that are configured here, the most preferred first: by whom payouts in fiat are paid, and payins taken in.',
    access: { callers: 'operator', staff: 'operations:read' },
    answer: RailList,
  })
  list(): Promise<RailList> {
    return this.rails.list();
  }

  @Post(':rail/drains')
  @Operation({
    summary: 'Drain a rail',
    description:
      'At once and on every replica, no new payout or payin is for it. What it has goes on: payouts that were executed are ordered and looked up, its callbacks are taken, payins are settled, closed and sent back, and money that comes to numbers that it gave out is taken in. A payout that was quoted by it and not executed is quoted anew by another rail, or refused with `PayoutQuoteExpired` where that is not wanted.',
    access: changing,
    status: 201,
    answer: RailView,
    errors: [IllegalTransition],
  })
  drain(
    @CalledBy() caller: HouseCaller,
    @Param('rail') rail: string,
    @Body() { reason }: DrainRailBody,
  ): Promise<RailView> {
    return this.rails.drain(caller, rail, reason);
  }

  @Delete(':rail/drains')
  @Operation({
    summary: 'End the drain of a rail',
    description: 'It gets what is new again, as it is preferred and by its share.',
    access: changing,
    status: 204,
    errors: [IllegalTransition],
  })
  resume(@CalledBy() caller: HouseCaller, @Param('rail') rail: string): Promise<void> {
    return this.rails.resume(caller, rail);
  }
}
