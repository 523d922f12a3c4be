import { Choice, type FreezeDirection, Instant, Uuid, freezeDirections } from '#contracts';
import { type Freeze, systemAccountId } from '#ledger';

export class FreezeView {
  @Uuid()
  organizationId: string;

  @Uuid({ optional: true, describe: 'Absent where all accounts of the organization are frozen, now and later.' })
  accountId?: string;

  @Choice(freezeDirections)
  direction: FreezeDirection;

  @Instant({ describe: 'Since when it is frozen in this direction.' })
  frozenAt: string;
}

export function freezeView({ organizationId, accountId, direction, frozenAt }: Freeze): FreezeView {
  return {
    organizationId,
    ...(accountId === systemAccountId ? {} : { accountId }),
    direction,
    frozenAt: frozenAt.toISOString(),
  };
}
