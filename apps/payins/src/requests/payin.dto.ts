import {
  AmountBound,
  ChangingListQuery,
  Choice,
  DestinationTokenField,
  OneOf,
  type PayinDeveloperFee,
  type PayinRequest,
  Search,
  type TokenWithBlockchain,
  Uuid,
  payinDeveloperFees,
  payinRequests,
} from '#contracts';
import { type PayinStatusName, payinLifecycle } from '../records/payin.lifecycle.js';

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

export class PayinQuery extends ChangingListQuery {
  @Choice(payinLifecycle.statuses, { optional: true, describe: 'Only those that are in this status now.' })
  status?: PayinStatusName;

  @AmountBound('from', 'payins of money')
  amountFrom?: string;

  @AmountBound('to', 'payins of money')
  amountTo?: string;

  @Search(
    'the id of a payin, of the transfer or the transaction that pays it out; the hash of that transaction; or the name of who paid',
  )
  q?: string;
}
