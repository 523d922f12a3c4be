import { Text, Uuid, YesOrNo } from '#contracts';
import { type ArrivalVerdict, reasonOf } from '../arrivals/arrival-verdict.js';

export class TakenView {
  @YesOrNo({ describe: 'Whether the money is taken. If it is not, it has to be sent back to whom it came from.' })
  accepted: boolean;

  @Uuid({ optional: true, describe: 'Which the money was for, or which it made.' })
  payinId?: string;

  @Text({ max: 500, optional: true, describe: 'Why it is not taken.' })
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
