import {
  DestinationTokenField,
  OneOf,
  type PayinDeveloperFee,
  type PayinRequest,
  type TokenWithBlockchain,
  Uuid,
  payinDeveloperFees,
  payinRequests,
} from '#contracts';

export class CreatePayin {
  @Uuid({ describe: 'The account that gets the tokens.' })
  destinationAccountId: string;

  @DestinationTokenField({
    optional: true,
    describe: 'What the money is converted to, on an EVM chain; the destination token of the account when absent.',
  })
  destinationToken?: TokenWithBlockchain;

  @OneOf(payinRequests)
  payinDetails: PayinRequest;

  @OneOf(payinDeveloperFees, { optional: true, describe: 'Of the same currency as the payin.' })
  developerFee?: PayinDeveloperFee;
}
