import { Choice, Text } from '#contracts';

export class DecideHit {
  @Choice(['open', 'cleared', 'confirmed'], { example: 'cleared' })
  status: 'open' | 'cleared' | 'confirmed';

  @Text({ max: 4000, example: 'Another birth date and another passport.', describe: 'Why. For the staff alone.' })
  note: string;
}
