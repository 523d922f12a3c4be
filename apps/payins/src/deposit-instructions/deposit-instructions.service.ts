import { Injectable } from '@nestjs/common';
import type { OrganizationCaller } from '#auth';
import { type Account, Accounts } from '#standing';
import { MadeUpMoney } from '../pricing/made-up-money.js';
import type { PayinRoute } from '../records/payin-route.entity.js';
import { DepositAddresses } from './deposit-addresses.js';
import type { DepositInstructionsQuery } from './deposit-instructions.dto.js';
import { type DepositInstructionsView, achNumbersOf, railDetailsOf } from './deposit-instructions.view.js';
import { DepositRoutes } from './deposit-routes.js';

@Injectable()
export class DepositInstructionsService {
  constructor(
    private readonly accounts: Accounts,
    private readonly madeUpMoney: MadeUpMoney,
    private readonly routes: DepositRoutes,
    private readonly addresses: DepositAddresses,
  ) {}

  async read(
    { organizationId }: OrganizationCaller,
    { accountId }: DepositInstructionsQuery,
  ): Promise<DepositInstructionsView> {
    const account = await this.accounts.usable(organizationId, accountId);
    const [routes, tokens] = await Promise.all([this.routesOf(account), this.addresses.of(account)]);
    const known = routes.flatMap(({ depositRoute }) => depositRoute ?? []);
    const ach = achNumbersOf(known);
    const results = [...known.flatMap((route) => railDetailsOf(route) ?? []), ...tokens];
    return ach === undefined ? { results } : { results, ach };
  }

  private async routesOf(account: Account): Promise<PayinRoute[]> {
    return this.madeUpMoney.isRefusedOn(account.destinationBlockchain) ? [] : this.routes.of(account);
  }
}
