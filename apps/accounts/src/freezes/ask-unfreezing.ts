import { Injectable } from '@nestjs/common';
import type { HouseCaller } from '#auth';
import type { Freezable } from '#ledger';
import { DecisionsConfig, Proposals, Proposed, refuseOperator } from '#proposals';
import { AccountFreezes } from './account-freezes.js';

/** Done at once where the caller may, or proposed. */
@Injectable()
export class AskUnfreezing {
  constructor(
    private readonly proposals: Proposals,
    private readonly freezes: AccountFreezes,
    private readonly config: DecisionsConfig,
  ) {}

  async ask(caller: HouseCaller, of: Freezable): Promise<Proposed | undefined> {
    refuseOperator(caller, this.config);
    const frozenAt = await this.freezes.since(caller, of);
    const asked = {
      action: 'account.unfreeze',
      parameters: { ...of, frozenAt },
      reason: 'Asked for directly',
    } as const;
    const proposal = caller.kind === 'staff' ? await this.proposals.insteadOf(caller, asked) : undefined;
    if (proposal !== undefined) return new Proposed(proposal);
    await this.freezes.end(caller, of, frozenAt);
    return undefined;
  }
}
