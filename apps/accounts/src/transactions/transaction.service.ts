import { Injectable } from '@nestjs/common';
import type { OrganizationCaller } from '#auth';
import { Transaction } from '#chains';
import { type Page, viewsOf } from '#contracts';
import { Reads } from '#database';
import { ResourceNotFound } from '#errors';
import { AccountReading } from '../accounts/account.reading.js';
import type { TransactionQuery } from './transaction.dto.js';
import { type TransactionView, transactionView } from './transaction.view.js';

@Injectable()
export class TransactionService {
  constructor(
    private readonly reads: Reads,
    private readonly accounts: AccountReading,
  ) {}

  async list(caller: OrganizationCaller, { accountId, ...page }: TransactionQuery): Promise<Page<TransactionView>> {
    if (accountId !== undefined) await this.accounts.find(caller, accountId);
    const { organizationId } = caller;
    const where = accountId === undefined ? { organizationId } : { organizationId, accountId };
    return viewsOf(await this.reads.page(Transaction, where, page), transactionView);
  }

  async read({ organizationId }: OrganizationCaller, id: string): Promise<TransactionView> {
    const transaction = await this.reads.one(Transaction, { organizationId, id });
    if (transaction === undefined) throw new ResourceNotFound('transaction', id);
    return transactionView(transaction);
  }
}
