import { Injectable } from '@nestjs/common';
import type { Caller } from '#auth';
import { Owed, Wallets } from '#chains';
import type { Page, PageQuery } from '#contracts';
import { Reads } from '#database';
import { ResourceNotFound } from '#errors';
import { Ledger } from '#ledger';
import { Account } from '#standing';
import { type AccountView, accountView } from './account.view.js';

/** Accounts with their wallets and balances: an organization's own; for the operator all, even of erased organizations. */
@Injectable()
export class AccountReading {
  constructor(
    private readonly reads: Reads,
    private readonly wallets: Wallets,
    private readonly ledger: Ledger,
    private readonly owed: Owed,
  ) {}

  async read(caller: Caller, id: string): Promise<AccountView> {
    const [view] = await this.views([await this.find(caller, id)]);
    if (view === undefined) throw new ResourceNotFound('account', id);
    return view;
  }

  async list(caller: Caller, query: PageQuery): Promise<Page<AccountView>> {
    const page = await this.reads.page(Account, ownedBy(caller), query);
    return { ...page, results: await this.views(page.results) };
  }

  /** An account of another organization is answered as if it did not exist. */
  async find(caller: Caller, id: string): Promise<Account> {
    const account = await this.reads.one(Account, { ...ownedBy(caller), id });
    if (account === undefined) throw new ResourceNotFound('account', id);
    return account;
  }

  private async views(accounts: readonly Account[]): Promise<AccountView[]> {
    if (accounts.length === 0) return [];
    const [wallets, balances, owed] = await Promise.all([
      this.wallets.ofAccounts(accounts),
      this.ledger.balances(accounts),
      this.owed.ofAccounts(accounts),
    ]);
    return accounts.map((account) =>
      accountView(account, wallets.get(account.id), {
        held: balances.get(account.id) ?? [],
        owed: owed.get(account.id) ?? [],
      }),
    );
  }
}

/** The accounts that a caller sees. */
export function ownedBy(caller: Caller): { organizationId?: string } {
  return caller.kind === 'operator' ? {} : { organizationId: caller.organizationId };
}
