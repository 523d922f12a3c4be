import { Injectable } from '@nestjs/common';
import type { Blockchain, TokenSymbol } from '#contracts';
import { Reads } from '#database';
import { LedgerHistory } from '#ledger';
import type { WalletRow } from '../wallets/wallet.entity.js';
import { addressOn } from '../wallets/wallets.js';
import type { HeldToken } from './wallet-differences.js';

/** What wallets should hold on a chain by the ledger, by address and token: what the accounts got over it, without what was swept. */
@Injectable()
export class LedgerOfWallets {
  constructor(
    private readonly reads: Reads,
    private readonly history: LedgerHistory,
  ) {}

  async of(
    blockchain: Blockchain,
    wallets: readonly WalletRow[],
  ): Promise<(address: string, token: TokenSymbol) => bigint> {
    const accounts = wallets.map(({ organizationId, accountId: id }) => ({ organizationId, id }));
    const [over, swept] = await Promise.all([
      this.history.overChain(blockchain, accounts),
      this.sweptFrom(
        blockchain,
        wallets.map((wallet) => addressOn(wallet, blockchain)),
      ),
    ]);
    const byAddress = new Map(wallets.map((wallet) => [addressOn(wallet, blockchain), over.get(wallet.accountId)]));
    return (address, token) => (byAddress.get(address)?.get(token) ?? 0n) - (swept.get(`${address} ${token}`) ?? 0n);
  }

  async holds(wallet: WalletRow, { blockchain, address, token }: HeldToken): Promise<bigint> {
    return (await this.of(blockchain, [wallet]))(address, token);
  }

  private async sweptFrom(blockchain: Blockchain, addresses: readonly string[]): Promise<Map<string, bigint>> {
    const rows = await this.reads.query<{ address: string; token: TokenSymbol; units: string }>(
      `SELECT wallet_address AS address, token, sum((payment->>'units')::numeric)::text AS units
       FROM transfer, jsonb_array_elements(payments) AS payment
       WHERE blockchain = $1 AND wallet_address = ANY($2) AND account_id IS NULL AND token IS NOT NULL AND status = 'confirmed'
       GROUP BY wallet_address, token`,
      [blockchain, addresses],
    );
    return new Map(rows.map(({ address, token, units }) => [`${address} ${token}`, BigInt(units)]));
  }
}
