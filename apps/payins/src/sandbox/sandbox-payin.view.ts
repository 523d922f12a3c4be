import { Text, Uuid, YesOrNo } from '#contracts';
import { type ArrivalVerdict, reasonOf } from '../arrivals/arrival-verdict.js';

export class SandboxPayinView {
  @YesOrNo({ describe: 'Whether the money was accepted.' })
  accepted: boolean;

  @Uuid({ optional: true, describe: 'The payin that it was for, or that it created.' })
  payinId?: string;

  @Text({ max: 500, optional: true, describe: 'Why it was refused.' })
  reason?: string;
}

/** Money sent twice is accepted once, and the second answer says so. */
export function sandboxPayinView(verdict: ArrivalVerdict): SandboxPayinView {
  const reason = reasonOf(verdict);
  return {
    accepted: verdict.isAccepted && !verdict.isRepeated,
    ...(verdict.payinId === undefined ? {} : { payinId: verdict.payinId }),
    ...(reason === undefined ? {} : { reason }),
  };
}
