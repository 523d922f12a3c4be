import { Body, Controller, Delete, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CalledBy, type HouseCaller } from '#auth';
import { IllegalTransition } from '#errors';
import { ConcludedProposalView, orProposed } from '#proposals';
import { IdParam, Operation } from '#runtime';
import { AccountFreezes } from './account-freezes.js';
import { AskUnfreezing } from './ask-unfreezing.js';
import { FreezeBody } from './freeze.dto.js';
import { FreezeView, freezeView } from './freeze.view.js';

@ApiTags('Organizations')
@Controller('organizations/:organizationId/freezes')
export class OrganizationFreezeController {
  constructor(
    private readonly freezes: AccountFreezes,
    private readonly askUnfreezing: AskUnfreezing,
  ) {}

  @Post()
  @Operation({
    summary: 'Freeze all accounts of an organization',
    description:
      'At once and on every replica, those that it opens later included, and those of its children not. What is under way stops at its next step and goes on once the freeze ends: tokens are not sent unless they are signed for, rails are not asked to pay, payins are not settled. Tokens that come while `credit` is frozen are kept in a frozen reserve.',
    access: { callers: 'operator', staff: 'compliance:decide' },
    status: 201,
    answer: FreezeView,
    errors: [IllegalTransition],
  })
  async freeze(
    @CalledBy() caller: HouseCaller,
    @IdParam('organization') organizationId: string,
    @Body() { direction, reason }: FreezeBody,
  ): Promise<FreezeView> {
    return freezeView(await this.freezes.freeze(caller, { organizationId }, direction, reason));
  }

  @Delete()
  @Operation({
    summary: 'End the freeze of an organization',
    description:
      'What waited goes on, and what came meanwhile is part of the balances, unless an account is frozen by itself. A person is answered with the proposal that it becomes: it takes somebody else.',
    access: { callers: 'operator', staff: 'compliance:review' },
    status: 204,
    orProposal: ConcludedProposalView,
    errors: [IllegalTransition],
  })
  unfreeze(
    @CalledBy() caller: HouseCaller,
    @IdParam('organization') organizationId: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConcludedProposalView | undefined> {
    return orProposed(reply, this.askUnfreezing.ask(caller, { organizationId }));
  }
}
