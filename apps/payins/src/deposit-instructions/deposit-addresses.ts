import { Injectable } from '@nestjs/common';
import { Tokens, Wallets, addressOn } from '#chains';
import type { BlockchainDepositPayinRailDetails, DepositToken } from '#contracts';
import type { Account } from '#standing';
import { AllowedSenderRows } from '../allowed-senders/allowed-sender.rows.js';

/** Accounts hold no tokens on these chains: what is deposited there is converted. */
const depositTokens: readonly DepositToken[] = [
  { symbol: 'USDT', blockchain: 'TRON' },
  { symbol: 'USDC', blockchain: 'SOLANA' },
];

/** The addresses to which tokens for an account can be sent at any time, and the senders allowed there. */
@Injectable()
export class DepositAddresses {
  constructor(
    private readonly tokens: Tokens,
    private readonly wallets: Wallets,
    private readonly senders: AllowedSenderRows,
  ) {}

  async of(account: Account): Promise<BlockchainDepositPayinRailDetails[]> {
    const served = depositTokens.filter(
      (token) =>
        this.tokens.contractOf(token) !== undefined &&
        this.tokens.isConvertible(token.blockchain, account.destinationBlockchain),
    );
    const chains = served.map(({ blockchain }) => blockchain);
    const [wallets, senders] = await Promise.all([
      this.wallets.ofAccounts([account]),
      this.senders.ofAccount(account.organizationId, account.id, chains),
    ]);
    const wallet = wallets.get(account.id);
    if (wallet === undefined) return [];
    return served.flatMap((depositToken) => {
      const route = {
        type: 'blockchainDeposit' as const,
        depositToken,
        destinationAddress: addressOn(wallet, depositToken.blockchain),
      };
      const allowed = senders.filter(({ blockchain }) => blockchain === depositToken.blockchain);
      return allowed.length === 0 ? [route] : allowed.map(({ address }) => ({ ...route, senderAddress: address }));
    });
  }
}
