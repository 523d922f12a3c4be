import { Injectable } from '@nestjs/common';
import type { HouseCaller } from '#auth';
import { Forbidden } from '#errors';
import type { Freezable } from '#ledger';
import { Proposals, Proposed } from '#proposals';
import { Config } from '#runtime';
import { AccountFreezes } from './account-freezes.js';

/** Done at once where the caller may, or proposed. */
@Injectable()
export class AskUnfreezing {
  constructor(
    private readonly proposals: Proposals,
    private readonly freezes: AccountFreezes,
    private readonly config: Config,
  ) {}

  async ask(caller: HouseCaller, of: Freezable): Promise<Proposed | undefined> {
    this.refuseOperator(caller);
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

  /** Whatever switch is on: nobody lets money go alone where it is real. */
  private refuseOperator({ kind }: HouseCaller): void {
    if (kind === 'operator' && this.config.mode === 'live')
      throw new Forbidden('compliance:decide', 'In live, two people end a freeze: sign in');
  }
}
