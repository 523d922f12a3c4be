import { Injectable } from '@nestjs/common';
import { Reads, type Tx } from '#database';
import { AccountNotActive, AccountNotApiEnabled, ResourceNotFound } from '#errors';
import { Account } from './account.entity.js';

/** The accounts of an organization, for services that move money in or out of them. */
@Injectable()
export class Accounts {
  constructor(private readonly reads: Reads) {}

  /** An account of another organization is answered as if it did not exist. */
  async find(organizationId: string, id: string, source: Pick<Tx, 'one'> = this.reads): Promise<Account> {
    const account = await source.one(Account, { organizationId, id });
    if (account === undefined) throw new ResourceNotFound('account', id);
    return account;
  }

  /** One that the API may manage and that is ready. */
  async usable(organizationId: string, id: string, source: Pick<Tx, 'one'> = this.reads): Promise<Account> {
    const account = await this.find(organizationId, id, source);
    if (!account.isApiEnabled) throw new AccountNotApiEnabled(id);
    if (account.status !== 'ACTIVE') throw new AccountNotActive(id, account.status);
    return account;
  }
}
