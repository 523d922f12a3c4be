import { type GivenPayoutMethod, OneOf, Text, payoutMethods } from '#contracts';

export class CreatePayoutMethod {
  @Text({ max: 100, example: 'Salary account', describe: 'What you call it.' })
  alias: string;

  @OneOf(payoutMethods, { describe: 'The shapes of before are kept as those of today.' })
  payoutMethod: GivenPayoutMethod;
}
