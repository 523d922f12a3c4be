import { Body, Controller, Delete, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CalledBy, type HouseCaller } from '#auth';
import { IllegalTransition } from '#errors';
import { ConcludedProposalView, orProposed } from '#proposals';
import { IdParam, Operation } from '#runtime';
import { FreezeAccount } from './freeze-account.js';
import { FreezeBody } from './freeze.dto.js';
import { FreezeView } from './freeze.view.js';

@ApiTags('Accounts')
@Controller('accounts/:accountId/freezes')
export class AccountFreezeController {
  constructor(private readonly freezeAccount: FreezeAccount) {}

  @Post()
  @Operation({
    summary: 'Freeze an account',
    description:
      'At once and on every replica. What is under way stops at its next step, and goes on once the freeze ends. Tokens that come while `credit` is frozen are kept in its frozen reserve.',
    access: { callers: 'operator', staff: 'compliance:decide' },
    status: 201,
    answer: FreezeView,
    errors: [IllegalTransition],
  })
  freeze(
    @CalledBy() caller: HouseCaller,
    @IdParam('account') id: string,
    @Body() body: FreezeBody,
  ): Promise<FreezeView> {
    return this.freezeAccount.freeze(caller, id, body);
  }

  @Delete()
  @Operation({
    summary: 'End the freeze of an account',
    description:
      'What waited goes on, and what came meanwhile is part of its balance, unless its organization is frozen. A person is answered with the proposal that it becomes: it takes somebody else.',
    access: { callers: 'operator', staff: 'compliance:review' },
    status: 204,
    orProposal: ConcludedProposalView,
    errors: [IllegalTransition],
  })
  unfreeze(
    @CalledBy() caller: HouseCaller,
    @IdParam('account') id: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<ConcludedProposalView | undefined> {
    return orProposed(reply, this.freezeAccount.askUnfreezing(caller, id));
  }
}
