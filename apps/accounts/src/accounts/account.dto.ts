import {
  type AccountStatus,
  ChangingListQuery,
  Choice,
  DestinationTokenField,
  Search,
  Text,
  type TokenWithBlockchain,
  YesOrNo,
  accountStatuses,
} from '#contracts';

const destination =
  'What deposits from outside become: USDC or USDT on an EVM chain, which is also the chain the account pays from.';

export class CreateAccount {
  @Text({ max: 200, example: 'Treasury' })
  name: string;

  @Text({ max: 1000, optional: true, example: 'Pays the suppliers' })
  description?: string;

  @DestinationTokenField({ optional: true, describe: `${destination} USDC on POLYGON when absent.` })
  destinationToken?: TokenWithBlockchain;
}

export class ChangeAccount {
  @Text({ max: 200, optional: true })
  name?: string;

  @Text({ max: 1000, optional: true })
  description?: string;

  @DestinationTokenField({ optional: true, describe: destination })
  destinationToken?: TokenWithBlockchain;

  @YesOrNo({ optional: true, describe: 'Whether the API may manage the account. The operator alone changes it.' })
  isApiEnabled?: boolean;
}

export class AccountQuery extends ChangingListQuery {
  @Choice(accountStatuses, { optional: true, describe: 'Only those that are in this status now.' })
  status?: AccountStatus;

  @Search('the id of an account, its name, or that of the organization that holds it')
  q?: string;
}
