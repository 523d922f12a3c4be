import { ListOf, Text } from '#contracts';
import { LimitView } from './limit-settings.view.js';

export class ChangeLimitSettings {
  @ListOf(() => LimitView, {
    min: 1,
    max: 100,
    example: [{ tier: 'LIGHT', risk: 'high', payouts: 500, payins: 500, single: 100 }],
    describe: 'Limits to set. Those of other tiers and risks stay as they are.',
  })
  limits: LimitView[];

  @Text({ max: 500, example: 'Decided by the board in October', describe: 'Why, for the audit trail.' })
  reason: string;
}
