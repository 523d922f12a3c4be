import { Injectable } from '@nestjs/common';
import type { HouseCaller, StaffCaller } from '#auth';
import { UnitOfWork } from '#database';
import { Forbidden } from '#errors';
import { type ExceptionView, ResolveException, exceptionOptions } from '#exceptions';
import { Proposals, Proposed } from '#proposals';
import { actionFor } from './asked-resolution.js';
import type { ResolveExceptionBody } from './exception.dto.js';

/** Done at once where one person is enough, or proposed. */
@Injectable()
export class AskResolution {
  constructor(
    private readonly proposals: Proposals,
    private readonly resolution: ResolveException,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async ask(caller: HouseCaller, exceptionId: string, chosen: ResolveExceptionBody): Promise<ExceptionView | Proposed> {
    if (exceptionOptions[chosen.option].isWeighty) {
      if (caller.kind === 'operator') throw new Forbidden('money:approve', 'What moves money is resolved by people');
      const proposal = await this.propose(caller, exceptionId, chosen);
      if (proposal !== undefined) return proposal;
    }
    return this.unitOfWork.run((tx) => this.resolution.resolve(tx, caller, exceptionId, chosen));
  }

  private async propose(
    caller: StaffCaller,
    exceptionId: string,
    chosen: ResolveExceptionBody,
  ): Promise<Proposed | undefined> {
    const { kind } = await this.unitOfWork.run((tx) => this.resolution.refuse(tx, exceptionId, chosen));
    const asked = { action: actionFor(kind), parameters: { exceptionId, ...chosen }, reason: chosen.reason };
    const proposal = await this.proposals.insteadOf(caller, asked);
    return proposal && new Proposed(proposal);
  }
}
