import { Text, Uuid, YesOrNo } from '#contracts';
import { type ArrivalVerdict, reasonOf } from '../arrivals/arrival-verdict.js';

export class TakenView {
  @YesOrNo({ describe: 'Whether the money is accepted. If not, it has to be sent back to its sender.' })
  accepted: boolean;

  @Uuid({ optional: true, describe: 'The payin that the money was for, or that it created.' })
  payinId?: string;

  @Text({ max: 500, optional: true, describe: 'Why it is refused.' })
  reason?: string;
}

export function takenView(verdict: ArrivalVerdict): TakenView {
  const reason = verdict.isAccepted ? undefined : reasonOf(verdict);
  return {
    accepted: verdict.isAccepted,
    ...(verdict.payinId === undefined ? {} : { payinId: verdict.payinId }),
    ...(reason === undefined ? {} : { reason }),
  };
}
