import { type GivenPayoutMethod, OneOf, Text, payoutMethods } from '#contracts';

export class CreatePayoutMethod {
  @Text({ max: 100, example: 'Salary account', describe: 'Your own name for it.' })
  alias: string;

  @OneOf(payoutMethods, { describe: 'Legacy shapes are stored as their current equivalents.' })
  payoutMethod: GivenPayoutMethod;
}
