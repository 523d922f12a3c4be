import { Text } from '#contracts';

export class BeginOpenId {
  @Text({ max: 100, optional: true, describe: 'What follows `invitation=` in the link, the first time.' })
  invitation?: string;
}
