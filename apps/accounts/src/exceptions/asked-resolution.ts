import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { StaffCaller } from '#auth';
import { Uuid, platformOrganizationId } from '#contracts';
import { Reads, type Tx } from '#database';
import { ValidationFailed } from '#errors';
import { type ExceptionKindName, ResolveException, exceptionOptions } from '#exceptions';
import { type Outcome, type PreparedAction, ProposalAction, ProposalActions } from '#proposals';
import { Clock, readObject } from '#runtime';
import { Standings } from '#standing';
import { ResolveExceptionBody } from './exception.dto.js';

class ResolutionParameters extends ResolveExceptionBody {
  @Uuid()
  exceptionId: string;
}

type ResolutionAction = 'payout.resolve' | 'exception.resolve';

const aboutPayouts: readonly ExceptionKindName[] = ['payoutStuck', 'railContradiction', 'refundToErased'];

/** What is about a payout has an action of its own, of which the settings may say something else. */
export function actionFor(kind: ExceptionKindName): ResolutionAction {
  return aboutPayouts.includes(kind) ? 'payout.resolve' : 'exception.resolve';
}

/** The resolution of an exception as a proposal. */
@Injectable()
export class AskedResolution extends ProposalAction<ResolutionParameters> implements OnModuleInit {
  readonly name: ResolutionAction = 'exception.resolve';

  constructor(
    private readonly actions: ProposalActions,
    private readonly resolution: ResolveException,
    private readonly reads: Reads,
    private readonly standings: Standings,
    private readonly clock: Clock,
  ) {
    super();
  }

  onModuleInit(): void {
    this.actions.register(this);
  }

  override read(parameters: unknown): ResolutionParameters {
    return readObject(ResolutionParameters, parameters, this.clock);
  }

  override async prepare(_caller: StaffCaller, parameters: ResolutionParameters): Promise<PreparedAction> {
    const { exceptionId, option } = parameters;
    const { organizationId, kind, subjectType, subjectId } = await this.resolution.refuse(
      this.reads,
      exceptionId,
      parameters,
    );
    if (actionFor(kind) !== this.name)
      throw ValidationFailed.at('exceptionId', `must be of an exception that takes ${this.name}`);
    const summary = `Resolve ${kind} of the ${subjectType} ${subjectId} by ${option}`;
    // What an erased organization has of ours is the platform's business, and nothing can be sealed for it any more.
    const isThere = (await this.standings.find(organizationId)) !== undefined;
    return {
      organizationId: isThere ? organizationId : platformOrganizationId,
      summary,
      isWeighty: exceptionOptions[option].isWeighty,
    };
  }

  override async carryOut(tx: Tx, caller: StaffCaller, parameters: ResolutionParameters): Promise<Outcome> {
    const { exceptionId, option, reason } = parameters;
    await this.resolution.resolve(tx, caller, exceptionId, { option, reason });
    return { result: { exceptionId, option } };
  }
}
