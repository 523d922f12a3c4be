import { Text, Uuid, YesOrNo } from '#contracts';

export class SandboxPayinView {
  @YesOrNo({ describe: 'Whether the money was taken.' })
  accepted: boolean;

  @Uuid({ optional: true, describe: 'Which it was for, or which it made.' })
  payinId?: string;

  @Text({ max: 500, optional: true, describe: 'Why it was not taken.' })
  reason?: string;
}
