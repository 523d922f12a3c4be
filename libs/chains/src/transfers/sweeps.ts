import { Injectable } from '@nestjs/common';
import type { Blockchain, TokenSymbol } from '#contracts';
import type { Tx } from '#database';
import { Clock, Ids } from '#runtime';
import { watchedTo } from '../records/chain-cursor.entity.js';
import { Transfer } from '../records/transfer.entity.js';
import { transferLifecycle } from '../records/transfer.lifecycle.js';
import { ChainConfig } from '../settings/chain-settings.js';
import { Wallets } from '../wallets/wallets.js';

/** Tokens of the platform that lie in the wallet of an account. */
export interface SweptTokens {
  readonly organizationId: string;
  readonly accountId: string;
  readonly symbol: TokenSymbol;
  readonly blockchain: Blockchain;
  readonly units: bigint;
}

/** Takes the platform's tokens out of the wallets of accounts, to the operator's own address. */
@Injectable()
export class Sweeps {
  constructor(
    private readonly config: ChainConfig,
    private readonly wallets: Wallets,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** In the transaction in which they become the platform's. Like any transfer it happens exactly once, or fails. */
  async request(tx: Tx, { organizationId, accountId, symbol, blockchain, units }: SweptTokens): Promise<void> {
    const destination = this.config.sweepTo[blockchain];
    if (destination === undefined) return;
    const wallet = await this.wallets.ofAccount(tx, { organizationId, accountId }, blockchain);
    if (wallet === undefined) throw new Error(`The account ${accountId} has no wallet yet`);
    const at = this.clock.now();
    tx.insert(Transfer, {
      organizationId,
      id: this.ids.next(),
      blockchain,
      token: symbol,
      status: transferLifecycle.next(null, 'request'),
      walletNumber: wallet.index,
      walletAddress: wallet.address,
      payments: [{ destination, units: String(units) }],
      decidedAtBlock: await watchedTo(tx, blockchain),
      dueAt: at,
      failures: 0,
      refusals: 0,
      createdAt: at,
    });
  }
}
