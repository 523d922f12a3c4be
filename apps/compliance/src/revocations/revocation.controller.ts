import { Body, Controller, Post, Res } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { CalledBy, type HouseCaller } from '#auth';
import { IllegalTransition } from '#errors';
import { ConcludedProposalView, orProposed } from '#proposals';
import { IdParam, Operation } from '#runtime';
import { AskRevocation } from './ask-revocation.js';
import { RevokeApprovalBody } from './revocation.dto.js';
import { RevocationView } from './revocation.view.js';

@ApiTags('Compliance reviews')
@Controller('compliance/reviews/:complianceReviewId/revocations')
export class RevocationController {
  constructor(private readonly askRevocation: AskRevocation) {}

  @Post()
  @Operation({
    summary: 'Revoke an approval',
    description:
      'The tier is taken away: nothing is paid out, asked for or settled any more unless another approval is left. The review keeps its status, and another one of its tier can be opened. A person is answered with the proposal that it becomes; in `live` the operator key revokes none unless `OPERATOR_DECIDES` is `on`.',
    access: { callers: 'operator', staff: 'compliance:review' },
    status: 201,
    answer: RevocationView,
    orProposal: ConcludedProposalView,
    errors: [IllegalTransition],
  })
  revoke(
    @CalledBy() caller: HouseCaller,
    @IdParam('complianceReview') id: string,
    @Body() { reason }: RevokeApprovalBody,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RevocationView | ConcludedProposalView> {
    return orProposed(reply, this.askRevocation.ask(caller, id, reason));
  }
}
