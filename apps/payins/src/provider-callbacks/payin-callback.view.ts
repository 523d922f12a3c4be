import { Text, Uuid, YesOrNo } from '#contracts';

export class TakenView {
  @YesOrNo({ describe: 'Whether the money is taken. If it is not, it has to be sent back to whom it came from.' })
  accepted: boolean;

  @Uuid({ optional: true, describe: 'Which the money was for, or which it made.' })
  payinId?: string;

  @Text({ max: 500, optional: true, describe: 'Why it is not taken.' })
  reason?: string;
}
