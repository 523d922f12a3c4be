import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Blockchain, TokenSymbol } from '#contracts';
import type { Tx } from '#database';
import { Clock, ConfigurationError, Ids } from '#runtime';
import type { Wallet } from '../gateway/gateway.js';
import { watchedTo } from '../records/chain-cursor.entity.js';
import { Deposit } from '../records/deposit.entity.js';
import { DueTransfers } from '../records/due-transfers.js';
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
  /** By which they came. */
  readonly transactionHash: string;
}

/** Takes the platform's tokens out of the wallets of accounts, to the operator's own address. */
@Injectable()
export class Sweeps implements OnApplicationBootstrap {
  constructor(
    private readonly config: ChainConfig,
    private readonly wallets: Wallets,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly due: DueTransfers,
  ) {}

  /** A customer could pay with tokens that were swept into their wallet, and nobody would notice that they are not theirs. */
  async onApplicationBootstrap(): Promise<void> {
    for (const [blockchain, address] of Object.entries(this.config.sweepTo) as [Blockchain, string][])
      if ((await this.wallets.atAddresses(blockchain, [address])).size > 0)
        throw new ConfigurationError(
          `SWEEP_TO of ${blockchain} is the wallet of an account here: name an address of your own elsewhere`,
        );
  }

  /** In the transaction in which they become the platform's. Like any transfer it happens exactly once, or fails. */
  async request(tx: Tx, swept: SweptTokens): Promise<void> {
    const { organizationId, accountId, symbol, blockchain, units } = swept;
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
      ...(await reasonOf(tx, swept, wallet)),
      decidedAtBlock: await watchedTo(tx, blockchain),
      dueAt: at,
      failures: 0,
      refusals: 0,
      createdAt: at,
    });
    this.due.raiseAfter(tx);
  }
}

/**
 * By the deposit: what is made of it gets another id if it is made again. Those of one transaction that are alike are numbered,
 * and wait for each other: with one mark they would be one transaction on the chain.
 */
async function reasonOf(tx: Tx, swept: SweptTokens, from: Wallet): Promise<Pick<Transfer, 'mark' | 'reasonSince'>> {
  const { accountId, blockchain, symbol, units, transactionHash } = swept;
  const [deposit] = await tx.many(
    Deposit,
    'SELECT * FROM deposit WHERE blockchain = $1 AND transaction_hash = $2 AND account_id = $3 ORDER BY ordinal FOR UPDATE',
    [blockchain, transactionHash, accountId],
  );
  const mark = `sweep:${transactionHash}:${accountId}:${symbol}:${units}:`;
  const alike = await tx.query(
    `SELECT 1 FROM transfer WHERE blockchain = $1 AND wallet_address = $2 AND account_id IS NULL AND token IS NOT NULL
       AND starts_with(mark, $3)`,
    [blockchain, from.address, mark],
  );
  return { mark: `${mark}${alike.length}`, reasonSince: deposit?.minedAt ?? null };
}
