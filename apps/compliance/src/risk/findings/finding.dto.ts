import { Choice, Text } from '#contracts';
import { type FindingStatus, findingStatuses } from '../weighing/finding-decision.entity.js';

export class DecideFinding {
  @Choice(findingStatuses, { example: 'cleared' })
  status: FindingStatus;

  @Text({
    max: 4000,
    example: 'The license was shown, and the supervisor has confirmed it.',
    describe: 'Why. For the staff alone.',
  })
  note: string;
}
