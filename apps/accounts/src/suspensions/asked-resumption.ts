import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { StaffCaller } from '#auth';
import { Instant, Uuid } from '#contracts';
import type { Tx } from '#database';
import { type Outcome, type PreparedAction, ProposalAction, ProposalActions } from '#proposals';
import { Clock, readObject } from '#runtime';
import { Suspensions } from './suspensions.js';

class ResumptionParameters {
  @Uuid()
  organizationId: string;

  @Instant({ describe: 'Which suspension: when it began.' })
  suspendedAt: string;
}

/** The end of a suspension as a proposal: anybody who may decide stops an organization alone, but nobody lets it go on alone. */
@Injectable()
export class AskedResumption extends ProposalAction<ResumptionParameters> implements OnModuleInit {
  readonly name = 'organization.resume';

  constructor(
    private readonly actions: ProposalActions,
    private readonly suspensions: Suspensions,
    private readonly clock: Clock,
  ) {
    super();
  }

  onModuleInit(): void {
    this.actions.register(this);
  }

  override read(parameters: unknown): ResumptionParameters {
    return readObject(ResumptionParameters, parameters, this.clock);
  }

  override async prepare(
    caller: StaffCaller,
    { organizationId, suspendedAt }: ResumptionParameters,
  ): Promise<PreparedAction> {
    await this.suspensions.refuseOther(caller, organizationId, suspendedAt);
    return { organizationId, summary: 'End the suspension of an organization', isWeighty: true };
  }

  override async carryOut(_tx: Tx, caller: StaffCaller, parameters: ResumptionParameters): Promise<Outcome> {
    const { organizationId, suspendedAt } = parameters;
    await this.suspensions.resume(caller, organizationId, suspendedAt);
    return { result: { organizationId } };
  }
}
