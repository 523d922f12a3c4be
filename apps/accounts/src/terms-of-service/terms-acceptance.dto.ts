import { Text } from '#contracts';

export class AcceptTerms {
  @Text({
    max: 100,
    optional: true,
    example: '1.0',
    describe: 'The version that is accepted; the current one when absent.',
  })
  version?: string;
}
