import { Injectable } from '@nestjs/common';
import { SimulatedDeposits, Wallets, addressOn } from '#chains';
import { AccountNotActive } from '#errors';
import type { Account } from '#standing';
import type { SandboxTokens as Tokens } from './sandbox-payin.dto.js';
import type { SandboxPayinView } from './sandbox-payin.view.js';

/** Sends tokens to the wallet of an account on a simulated chain. */
@Injectable()
export class SendSandboxTokens {
  constructor(
    private readonly wallets: Wallets,
    private readonly deposits: SimulatedDeposits,
  ) {}

  async toAccount(
    account: Account,
    { amount, senderAddress: source, transactionHash }: Tokens,
  ): Promise<SandboxPayinView> {
    const wallet = (await this.wallets.ofAccounts([account])).get(account.id);
    if (wallet === undefined) throw new AccountNotActive(account.id, account.status);
    const reason = await this.deposits.send({
      blockchain: amount.blockchain,
      token: amount.tokenSymbol,
      units: BigInt(amount.value),
      source,
      destination: addressOn(wallet, amount.blockchain),
      ...(transactionHash === undefined ? {} : { transactionHash }),
    });
    return { accepted: reason === undefined, ...(reason === undefined ? {} : { reason }) };
  }
}
