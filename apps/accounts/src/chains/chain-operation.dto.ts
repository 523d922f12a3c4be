import { Text } from '#contracts';

export class ReasonGiven {
  @Text({ max: 500, example: 'Accounted for in ticket 4711', describe: 'Why, for the audit trail.' })
  reason: string;
}
