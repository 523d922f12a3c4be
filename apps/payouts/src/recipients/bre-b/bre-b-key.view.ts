import { Choice, Text } from '#contracts';

export const breBKeyOutcomes = ['success', 'failure'] as const;
export type BreBKeyOutcome = (typeof breBKeyOutcomes)[number];

export class BreBKeyValidationView {
  @Choice(breBKeyOutcomes, { example: 'success', describe: 'A `failure` if nobody has this key.' })
  type: BreBKeyOutcome;

  @Text({ max: 200, optional: true, example: 'Ana Pérez', describe: 'Only with `success`.' })
  holderName?: string;

  @Text({ max: 50, optional: true, example: '1020304050', describe: 'Only with `success`.' })
  holderIdNumber?: string;
}
