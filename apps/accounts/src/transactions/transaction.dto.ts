import { PageQuery, Uuid } from '#contracts';

export class TransactionQuery extends PageQuery {
  @Uuid({ optional: true, describe: 'Only those of this account.' })
  accountId?: string;
}
