import { Injectable } from '@nestjs/common';
import type { StaffCaller } from '#auth';
import { Proposals, Proposed } from '#proposals';
import type { PostAdjustmentBody } from './adjustment.dto.js';
import type { AdjustmentView } from './adjustment.view.js';
import { PostAdjustment } from './post-adjustment.js';

/** Posted at once where nobody else has to agree, or proposed. */
@Injectable()
export class AskAdjustment {
  constructor(
    private readonly proposals: Proposals,
    private readonly postAdjustment: PostAdjustment,
  ) {}

  async ask(caller: StaffCaller, asked: PostAdjustmentBody): Promise<AdjustmentView | Proposed> {
    const { reason } = asked;
    const proposal = await this.proposals.insteadOf(caller, { action: 'adjustment.post', parameters: asked, reason });
    return proposal === undefined ? this.postAdjustment.post(caller, asked) : new Proposed(proposal);
  }
}
