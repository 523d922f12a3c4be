import { Injectable } from '@nestjs/common';
import type { HouseCaller } from '#auth';
import { DecisionsConfig, Proposals, Proposed, refuseOperator } from '#proposals';
import { Suspensions } from './suspensions.js';

/** Done at once where the caller may, or proposed. */
@Injectable()
export class AskResumption {
  constructor(
    private readonly proposals: Proposals,
    private readonly suspensions: Suspensions,
    private readonly config: DecisionsConfig,
  ) {}

  async ask(caller: HouseCaller, organizationId: string): Promise<Proposed | undefined> {
    refuseOperator(caller, this.config);
    const suspendedAt = await this.suspensions.since(caller, organizationId);
    const asked = {
      action: 'organization.resume',
      parameters: { organizationId, suspendedAt },
      reason: 'Asked for directly',
    } as const;
    const proposal = caller.kind === 'staff' ? await this.proposals.insteadOf(caller, asked) : undefined;
    if (proposal !== undefined) return new Proposed(proposal);
    await this.suspensions.resume(caller, organizationId, suspendedAt);
    return undefined;
  }
}
