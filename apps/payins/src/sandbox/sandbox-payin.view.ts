import { Text, Uuid, YesOrNo } from '#contracts';

export class SandboxPayinView {
  @YesOrNo({ describe: 'Whether the money arrived.' })
  accepted: boolean;

  @Uuid({ optional: true, describe: 'The payin that it is part of.' })
  payinId?: string;

  @Text({ max: 500, optional: true, describe: 'Why it did not arrive.' })
  reason?: string;
}
