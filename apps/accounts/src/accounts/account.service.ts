import { Injectable } from '@nestjs/common';
import type { Caller, OrganizationCaller } from '#auth';
import { UnitOfWork } from '#database';
import { AccountNotApiEnabled, Forbidden, ResourceNotFound } from '#errors';
import { Jobs } from '#jobs';
import { Clock, Ids } from '#runtime';
import { Account, accountLifecycle } from '#standing';
import type { ChangeAccount, CreateAccount } from './account.dto.js';
import { AccountReading, ownedBy } from './account.reading.js';
import { type AccountView, accountView } from './account.view.js';
import { DestinationTokens } from './destination-tokens.js';
import { makeWallet } from './make-wallet.job.js';

@Injectable()
export class AccountService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly reading: AccountReading,
    private readonly destinationTokens: DestinationTokens,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async create(
    { organizationId }: OrganizationCaller,
    { name, description, destinationToken }: CreateAccount,
  ): Promise<AccountView> {
    const now = this.clock.now();
    const account: Account = {
      organizationId,
      id: this.ids.next(),
      name,
      description: description ?? null,
      status: accountLifecycle.next(null, 'create'),
      isApiEnabled: true,
      ...this.destinationTokens.read(destinationToken),
      createdAt: now,
      updatedAt: now,
    };
    await this.unitOfWork.run((tx) => {
      tx.insert(Account, account);
      this.jobs.add(tx, makeWallet, { organizationId, accountId: account.id });
    });
    return accountView(account, undefined, { held: [], owed: [] });
  }

  /** Only the operator says whether the API may manage an account, and may always manage it. */
  async change(caller: Caller, id: string, { isApiEnabled, ...body }: ChangeAccount): Promise<AccountView> {
    await this.reading.find(caller, id);
    const isOperator = caller.kind === 'operator';
    await this.unitOfWork.run(async (tx) => {
      const account = await tx.one(Account, { ...ownedBy(caller), id }, { lock: true });
      if (account === undefined) throw new ResourceNotFound('account', id);
      if (!isOperator && isApiEnabled !== undefined)
        throw new Forbidden('operator', 'Whether the API may manage an account is for the operator to say');
      if (!isOperator && !account.isApiEnabled) throw new AccountNotApiEnabled(id);
      const changes = { ...this.changesBy(body), ...(isApiEnabled === undefined ? {} : { isApiEnabled }) };
      if (Object.keys(changes).length === 0) return;
      const { organizationId } = account;
      await tx.update(Account, { organizationId, id }, { ...changes, updatedAt: this.clock.now() });
    });
    return this.reading.read(caller, id);
  }

  private changesBy({ name, description, destinationToken }: ChangeAccount): Partial<Account> {
    return {
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description }),
      ...(destinationToken === undefined ? {} : this.destinationTokens.read(destinationToken)),
    };
  }
}
