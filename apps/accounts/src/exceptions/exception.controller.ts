import { Body, Controller, Get, Post, Query, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CalledBy, type HouseCaller } from '#auth';
import { type Page, PageOf } from '#contracts';
import { IllegalTransition } from '#errors';
import { ExceptionReading, ExceptionView } from '#exceptions';
import { ConcludedProposalView, orProposed } from '#proposals';
import { IdParam, Operation } from '#runtime';
import { AskResolution } from './ask-resolution.js';
import { ExceptionQuery, ResolveExceptionBody } from './exception.dto.js';

const ExceptionPage = PageOf(ExceptionView);
const reading = { callers: 'operator', staff: 'operations:read' } as const;

@ApiTags('Exceptions')
@Controller('exceptions')
export class ExceptionController {
  constructor(
    private readonly exceptions: ExceptionReading,
    private readonly askResolution: AskResolution,
  ) {}

  @Get()
  @Operation({
    summary: 'List exceptions',
    description:
      'What does not go on by itself about money, of all organizations. They are found by themselves, each once, and those that have gone by themselves are `resolved` and say so.',
    access: reading,
    answer: ExceptionPage,
  })
  list(@CalledBy() caller: HouseCaller, @Query() query: ExceptionQuery): Promise<Page<ExceptionView>> {
    return this.exceptions.list(caller, query);
  }

  @Get(':exceptionId')
  @Operation({ summary: 'Read an exception', access: reading, answer: ExceptionView })
  read(@CalledBy() caller: HouseCaller, @IdParam('exception') id: string): Promise<ExceptionView> {
    return this.exceptions.read(caller, id);
  }

  @Post(':exceptionId/resolutions')
  @Operation({
    summary: 'Resolve an exception',
    description:
      'By one of its options. Where somebody gains or loses by it, a person is answered with the proposal that it becomes, and the operator key is refused. 409 where it is resolved already, or what it is about has changed.',
    access: { callers: 'operator', staff: 'money:propose' },
    answer: ExceptionView,
    orProposal: ConcludedProposalView,
    errors: [IllegalTransition],
  })
  resolve(
    @CalledBy() caller: HouseCaller,
    @IdParam('exception') id: string,
    @Body() body: ResolveExceptionBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ExceptionView | ConcludedProposalView> {
    return orProposed(reply, this.askResolution.ask(caller, id, body));
  }
}
