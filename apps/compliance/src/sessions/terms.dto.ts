import { Text } from '#contracts';

export class AcceptTermsInWidget {
  @Text({ max: 100, example: '1.0', describe: 'The version that the person was shown: the current one.' })
  version: string;

  @Text({ max: 200, example: 'Ana Diaz', describe: 'The name of the person who accepts.' })
  signedBy: string;
}
