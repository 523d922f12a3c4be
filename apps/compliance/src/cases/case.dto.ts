import { Text, Uuid } from '#contracts';

export class AssignReview {
  @Uuid({ nullable: true, describe: 'Who looks after it from now on; `null` where nobody does.' })
  staffId: string | null;
}

export class WriteNote {
  @Text({
    max: 4000,
    example: 'I have called the register.',
    describe: 'For the staff alone: the organization never reads it.',
  })
  text: string;
}
