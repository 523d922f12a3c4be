import { Injectable } from '@nestjs/common';
import { type Caller, SeenRows, type SeenTable, isOfHouse, ownerShown } from '#auth';
import { Owed, Wallets } from '#chains';
import type { Page } from '#contracts';
import { type FoundElsewhere, Reads } from '#database';
import { ResourceNotFound } from '#errors';
import { Freezes, Ledger } from '#ledger';
import { Account } from '#standing';
import type { AccountQuery } from './account.dto.js';
import { type AccountView, accountView } from './account.view.js';

const accounts: SeenTable<Account> = { entity: Account, name: 'account', createdAt: 'created_at' };

/** Accounts with their wallets and balances: an organization's own; for the operator all, even of erased organizations. */
@Injectable()
export class AccountReading {
  constructor(
    private readonly reads: Reads,
    private readonly seen: SeenRows,
    private readonly wallets: Wallets,
    private readonly ledger: Ledger,
    private readonly owed: Owed,
    private readonly freezes: Freezes,
  ) {}

  async read(caller: Caller, id: string): Promise<AccountView> {
    const [view] = await this.views(caller, [await this.find(caller, id)]);
    if (view === undefined) throw new ResourceNotFound('account', id);
    return view;
  }

  async list(caller: Caller, { status, ...query }: AccountQuery): Promise<Page<AccountView>> {
    const page = await this.seen.list(caller, accounts, { status }, { ...query, elsewhere: byName(query.q) });
    return { ...page, results: await this.views(caller, page.results) };
  }

  /** An account of another organization is answered as if it did not exist. */
  async find(caller: Caller, id: string): Promise<Account> {
    const account = await this.reads.one(Account, { ...ownedBy(caller), id });
    if (account === undefined) throw new ResourceNotFound('account', id);
    return account;
  }

  private async views(caller: Caller, found: readonly Account[]): Promise<AccountView[]> {
    if (found.length === 0) return [];
    const [wallets, balances, owed, frozen] = await Promise.all([
      this.wallets.ofAccounts(found),
      this.ledger.balances(found),
      this.owed.ofAccounts(found),
      this.freezes.ofAccounts(found),
    ]);
    return found.map((account) => ({
      ...accountView(account, wallets.get(account.id), {
        held: balances.get(account.id) ?? [],
        owed: owed.get(account.id) ?? [],
        frozen: frozen.get(account.id),
      }),
      ...ownerShown(caller, account),
    }));
  }
}

/** Holders of one name are few. */
function byName(q: string | undefined): FoundElsewhere[] {
  if (q === undefined) return [];
  const holders = (name: string): string => `SELECT id FROM organization WHERE lower(name) = lower(${name}) LIMIT 100`;
  return [
    { from: 'account', where: (given) => `lower(name) = lower(${given(q)})` },
    { from: 'account', where: (given) => `organization_id = ANY (ARRAY(${holders(given(q))}))` },
  ];
}

/** The accounts that a caller sees. */
export function ownedBy(caller: Caller): { organizationId?: string } {
  return isOfHouse(caller) ? {} : { organizationId: caller.organizationId };
}
