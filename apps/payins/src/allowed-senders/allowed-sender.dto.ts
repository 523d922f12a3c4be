import { type Blockchain, Choice, PageQuery, Text, Uuid, blockchains } from '#contracts';

export const senderLabel = { max: 100, optional: true, example: 'Exchange of Acme' } as const;

export class AllowSender {
  @Uuid({ describe: 'The account that it may send to.' })
  accountId: string;

  @Choice(blockchains, { example: 'POLYGON', describe: 'The chain. Other chains are allowed separately.' })
  blockchain: Blockchain;

  @Text({ ...senderLabel, describe: 'Your name for the sender. It is removed when absent.' })
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
