import { Body, Controller, Delete, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CalledBy, type HouseCaller } from '#auth';
import { IllegalTransition } from '#errors';
import { ConcludedProposalView, orProposed } from '#proposals';
import { IdParam, Operation } from '#runtime';
import { AskResumption } from './ask-resumption.js';
import { SuspendOrganizationBody } from './suspension.dto.js';
import { SuspensionView } from './suspension.view.js';
import { Suspensions } from './suspensions.js';

@ApiTags('Organizations')
@Controller('organizations/:organizationId/suspensions')
export class SuspensionController {
  constructor(
    private readonly suspensions: Suspensions,
    private readonly askResumption: AskResumption,
  ) {}

  @Post()
  @Operation({
    summary: 'Suspend an organization',
    description:
      'At once and on every replica, it executes no payouts and asks for no money, and what it is paid is kept unsettled. Payouts that were executed before go on. Its reviews and its verification stay as they are.',
    access: { callers: 'operator', staff: 'compliance:decide' },
    status: 201,
    answer: SuspensionView,
    errors: [IllegalTransition],
  })
  suspend(
    @CalledBy() caller: HouseCaller,
    @IdParam('organization') organizationId: string,
    @Body() { reason }: SuspendOrganizationBody,
  ): Promise<SuspensionView> {
    return this.suspensions.suspend(caller, organizationId, reason);
  }

  @Delete()
  @Operation({
    summary: 'End a suspension',
    description: 'What waited goes on. A person is answered with the proposal that it becomes: it takes somebody else.',
    access: { callers: 'operator', staff: 'compliance:review' },
    status: 204,
    orProposal: ConcludedProposalView,
    errors: [IllegalTransition],
  })
  resume(
    @CalledBy() caller: HouseCaller,
    @IdParam('organization') organizationId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConcludedProposalView | undefined> {
    return orProposed(reply, this.askResumption.ask(caller, organizationId));
  }
}
