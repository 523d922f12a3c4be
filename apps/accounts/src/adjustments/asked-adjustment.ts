import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { StaffCaller } from '#auth';
import { Reads, type Tx } from '#database';
import { type Outcome, type PreparedAction, ProposalAction, ProposalActions } from '#proposals';
import { Clock, readObject } from '#runtime';
import { PostAdjustmentBody } from './adjustment.dto.js';
import { AdjustmentRequirements } from './adjustment.requirements.js';
import { PostAdjustment } from './post-adjustment.js';

/** An adjustment as a proposal. */
@Injectable()
export class AskedAdjustment extends ProposalAction<PostAdjustmentBody> implements OnModuleInit {
  readonly name = 'adjustment.post';

  constructor(
    private readonly actions: ProposalActions,
    private readonly requirements: AdjustmentRequirements,
    private readonly postAdjustment: PostAdjustment,
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {
    super();
  }

  onModuleInit(): void {
    this.actions.register(this);
  }

  override read(parameters: unknown): PostAdjustmentBody {
    return readObject(PostAdjustmentBody, parameters, this.clock);
  }

  override async prepare(caller: StaffCaller, asked: PostAdjustmentBody): Promise<PreparedAction> {
    await this.requirements.places(this.reads, caller, asked);
    const { organizationId, tokenSymbol, blockchain, lines } = asked;
    const moved = lines.map(({ book, units }) => `${book} ${units}`).join(', ');
    const summary = `Post by hand in ${tokenSymbol} on ${blockchain}: ${moved}`.slice(0, 500);
    return { organizationId, summary, isWeighty: true };
  }

  override async carryOut(_tx: Tx, caller: StaffCaller, asked: PostAdjustmentBody): Promise<Outcome> {
    const { id } = await this.postAdjustment.post(caller, asked);
    return { result: { adjustmentId: id } };
  }
}
