import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { StaffCaller } from '#auth';
import { Instant, Uuid } from '#contracts';
import type { Tx } from '#database';
import { type Outcome, type PreparedAction, ProposalAction, ProposalActions } from '#proposals';
import { Clock, readObject } from '#runtime';
import { AccountFreezes } from './account-freezes.js';

class UnfreezingParameters {
  @Uuid()
  organizationId: string;

  @Uuid({ optional: true, describe: 'Absent for the freeze of the whole organization.' })
  accountId?: string;

  @Instant({ describe: 'Which freeze: since when it is as it is.' })
  frozenAt: string;
}

/** The end of a freeze as a proposal: anybody who may decide freezes alone, but nobody lets money go alone. */
@Injectable()
export class AskedUnfreezing extends ProposalAction<UnfreezingParameters> implements OnModuleInit {
  readonly name = 'account.unfreeze';

  constructor(
    private readonly actions: ProposalActions,
    private readonly freezes: AccountFreezes,
    private readonly clock: Clock,
  ) {
    super();
  }

  onModuleInit(): void {
    this.actions.register(this);
  }

  override read(parameters: unknown): UnfreezingParameters {
    return readObject(UnfreezingParameters, parameters, this.clock);
  }

  override async prepare(caller: StaffCaller, { frozenAt, ...of }: UnfreezingParameters): Promise<PreparedAction> {
    await this.freezes.refuseOther(caller, of, frozenAt);
    const what = of.accountId === undefined ? 'all accounts of an organization' : 'an account';
    return { organizationId: of.organizationId, summary: `End the freeze of ${what}`, isWeighty: true };
  }

  override async carryOut(_tx: Tx, caller: StaffCaller, parameters: UnfreezingParameters): Promise<Outcome> {
    const { frozenAt, ...of } = parameters;
    await this.freezes.end(caller, of, frozenAt);
    return { result: of.accountId === undefined ? { organizationId: of.organizationId } : { accountId: of.accountId } };
  }
}
