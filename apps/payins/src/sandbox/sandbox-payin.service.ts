import { Injectable } from '@nestjs/common';
import type { Caller } from '#auth';
import { SimulatedDeposits, Wallets, addressOn } from '#chains';
import { Reads } from '#database';
import { AccountNotActive, ResourceNotFound } from '#errors';
import { Account, ofTheLiving } from '#standing';
import type { SandboxPayin } from './sandbox-payin.dto.js';
import type { SandboxPayinView } from './sandbox-payin.view.js';

/** Money from outside, as if a rail had brought it. */
@Injectable()
export class SandboxPayinService {
  constructor(
    private readonly reads: Reads,
    private readonly wallets: Wallets,
    private readonly deposits: SimulatedDeposits,
  ) {}

  async arrive(caller: Caller, { destinationAccountId, rail }: SandboxPayin): Promise<SandboxPayinView> {
    const account = await this.account(caller, destinationAccountId);
    const wallet = (await this.wallets.ofAccounts([account])).get(account.id);
    if (wallet === undefined) throw new AccountNotActive(account.id, account.status);
    const { amount, senderAddress: source, transactionHash } = rail;
    const reason = await this.deposits.send({
      ...{ blockchain: amount.blockchain, token: amount.tokenSymbol, units: BigInt(amount.value), source },
      destination: addressOn(wallet, amount.blockchain),
      ...(transactionHash === undefined ? {} : { transactionHash }),
    });
    return { accepted: reason === undefined, ...(reason === undefined ? {} : { reason }) };
  }

  private async account(caller: Caller, id: string): Promise<Account> {
    const owner = caller.kind === 'operator' ? {} : { organizationId: caller.organizationId };
    const { results } = await this.reads.page(Account, { ...owner, id }, { limit: 1 }, ofTheLiving('account'));
    const [account] = results;
    if (account === undefined) throw new ResourceNotFound('account', id);
    return account;
  }
}
