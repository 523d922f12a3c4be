import { Injectable } from '@nestjs/common';
import { type Caller, SeenRows, type SeenTable, ownerShown } from '#auth';
import { Transaction } from '#chains';
import { type Page, viewsOf } from '#contracts';
import { ResourceNotFound } from '#errors';
import { AccountReading } from '../accounts/account.reading.js';
import type { TransactionQuery } from './transaction.dto.js';
import { type TransactionView, transactionView } from './transaction.view.js';

const transactions: SeenTable<Transaction> = {
  entity: Transaction,
  name: 'transaction',
  amount: 'units',
  ids: ['related_id'],
  texts: ['transaction_hash'],
};

@Injectable()
export class TransactionService {
  constructor(
    private readonly seen: SeenRows,
    private readonly accounts: AccountReading,
  ) {}

  async list(caller: Caller, { accountId, ...query }: TransactionQuery): Promise<Page<TransactionView>> {
    // By both, so that the index of the account is used.
    const owner = accountId === undefined ? undefined : (await this.accounts.find(caller, accountId)).organizationId;
    const narrowed =
      owner === undefined || query.organizationId !== undefined ? query : { ...query, organizationId: owner };
    const page = await this.seen.list(caller, transactions, { account_id: accountId }, narrowed);
    return viewsOf(page, (row) => ({ ...transactionView(row), ...ownerShown(caller, row) }));
  }

  async read(caller: Caller, id: string): Promise<TransactionView> {
    const transaction = await this.seen.one(caller, transactions, id);
    if (transaction === undefined) throw new ResourceNotFound('transaction', id);
    return { ...transactionView(transaction), ...ownerShown(caller, transaction) };
  }
}
