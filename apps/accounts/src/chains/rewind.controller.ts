import { Body, Controller, Get, Param, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { CalledBy, type Caller } from '#auth';
import { type Page, PageOf, PageQuery } from '#contracts';
import { Operation } from '#runtime';
import { RequestRewind } from './rewind.dto.js';
import { RewindService } from './rewind.service.js';
import { RewindView } from './rewind.view.js';

const RewindPage = PageOf(RewindView);

@ApiTags('Chains')
@Controller('chains/:chain/rewinds')
export class RewindController {
  constructor(private readonly rewinds: RewindService) {}

  @Post()
  @Operation({
    summary: 'Rewind a chain',
    description:
      'For when blocks that were final have been replaced. The chain is read again from a block on: credits of deposits that it has again stay, others are taken back (what an account has used of them it owes, and pays from what comes next), and transfers that it lacks are sent again. A chain that has replaced nothing is merely read again.',
    access: { callers: 'operator' },
    status: 201,
    answer: RewindView,
  })
  request(@CalledBy() caller: Caller, @Param('chain') chain: string, @Body() body: RequestRewind): Promise<RewindView> {
    return this.rewinds.request(caller, chain, body);
  }

  @Get()
  @Operation({
    summary: 'List the rewinds of a chain',
    description: 'Newest first, with what became of each.',
    access: { callers: 'operator' },
    answer: RewindPage,
  })
  list(@Param('chain') chain: string, @Query() query: PageQuery): Promise<Page<RewindView>> {
    return this.rewinds.list(chain, query);
  }
}
