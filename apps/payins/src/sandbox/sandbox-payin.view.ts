import { Text, YesOrNo } from '#contracts';

export class SandboxPayinView {
  @YesOrNo({ describe: 'Whether the money arrived.' })
  accepted: boolean;

  @Text({ max: 500, optional: true, describe: 'Why it did not arrive.' })
  reason?: string;
}
