import { AmountBound, ListQuery, Search, Uuid } from '#contracts';

export class TransactionQuery extends ListQuery {
  @Uuid({ optional: true, describe: 'Only those of this account.' })
  accountId?: string;

  @AmountBound('from', 'movements')
  amountFrom?: string;

  @AmountBound('to', 'movements')
  amountTo?: string;

  @Search('the id of a transaction or of what it was for, or its hash')
  q?: string;
}
