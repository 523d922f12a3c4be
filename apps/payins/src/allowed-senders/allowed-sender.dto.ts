import { type Blockchain, Choice, PageQuery, Text, Uuid, blockchains } from '#contracts';

export const senderLabel = { max: 100, optional: true, example: 'Exchange of Acme' } as const;

export class AllowSender {
  @Uuid({ describe: 'To which account it may send.' })
  accountId: string;

  @Choice(blockchains, { example: 'POLYGON', describe: 'On which chain: on each other it is allowed by itself.' })
  blockchain: Blockchain;

  @Text({ ...senderLabel, describe: 'What you call it. Without one, it has none from now on.' })
  label?: string;
}

export class AllowedSenderQuery extends PageQuery {
  @Uuid({ optional: true, describe: 'Only those of this account.' })
  accountId?: string;
}

export class DisallowSenderQuery {
  @Uuid({ optional: true, describe: 'Only for this account; for all of them when absent.' })
  accountId?: string;

  @Choice(blockchains, { optional: true, example: 'POLYGON', describe: 'Only on this chain; on all when absent.' })
  blockchain?: Blockchain;
}
