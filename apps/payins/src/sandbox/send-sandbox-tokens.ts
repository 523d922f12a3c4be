import { Injectable } from '@nestjs/common';
import { SimulatedDeposits, Tokens, Wallets, addressOn } from '#chains';
import { AccountNotActive } from '#errors';
import type { Account } from '#standing';
import { isEvmBlockchain } from '#contracts';
import type { SandboxTokens } from './sandbox-payin.dto.js';
import type { SandboxPayinView } from './sandbox-payin.view.js';

/** Sends tokens to the wallet of an account on a simulated chain. */
@Injectable()
export class SendSandboxTokens {
  constructor(
    private readonly wallets: Wallets,
    private readonly deposits: SimulatedDeposits,
    private readonly tokens: Tokens,
  ) {}

  async toAccount(
    account: Account,
    { amount, senderAddress: source, transactionHash }: SandboxTokens,
  ): Promise<SandboxPayinView> {
    const { destinationBlockchain } = account;
    if (!isEvmBlockchain(amount.blockchain) && !this.tokens.isConvertible(amount.blockchain, destinationBlockchain))
      return {
        accepted: false,
        reason: `Simulated tokens are not turned into those of ${destinationBlockchain}, which has a real node`,
      };
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
