import { Injectable } from '@nestjs/common';
import type { Blockchain } from '#contracts';
import type { Tx } from '#database';
import { IllegalTransition } from '#errors';
import { Log } from '#runtime';
import type { WalletHistory } from '../gateway/gateway.js';
import { Gateways } from '../connections/gateways.js';
import { WalletNonce } from '../records/wallet-nonce.entity.js';

/** Lets a wallet sign again that was held, once somebody has accounted for what the chain has of it. */
@Injectable()
export class ReleaseWallet {
  constructor(
    private readonly gateways: Gateways,
    private readonly log: Log,
  ) {}

  /** How many transactions the chain has of it by now; looked up before the transaction that releases it. */
  async countOf(blockchain: Blockchain, address: string): Promise<number> {
    const { history } = await this.gateways.of(blockchain);
    if (history === undefined) return 0;
    const [final, count] = [await history.finalCountOf(address), await history.countOf(address)];
    if (final < count)
      throw new IllegalTransition('wallet', address, 'held', 'release', 'It has transactions that are not final yet');
    await this.refuseUnshown(history, address, final);
    return final;
  }

  /** A node that has forgotten its old blocks can show nothing: then the operator's word has to do. */
  private async refuseUnshown(history: WalletHistory, address: string, count: number): Promise<void> {
    if (count === 0) return;
    const newest = await history.transactionWith(address, count - 1).catch(() => 'unknown');
    if (newest !== undefined) return;
    const message = `The node counts ${count} transactions of it, and shows no block that has the last of them`;
    throw new IllegalTransition('wallet', address, 'held', 'release', message);
  }

  /** Undefined if it is not held. */
  async release(tx: Tx, blockchain: Blockchain, address: string, count: number): Promise<WalletNonce | undefined> {
    const wallet = await tx.one(WalletNonce, { blockchain, address }, { lock: true });
    if (wallet === undefined || wallet.heldSince === null) return undefined;
    const next = String(Math.max(Number(wallet.next), count));
    const changes = { next, heldSince: null, heldBecause: null, unexplained: null };
    await tx.update(WalletNonce, { blockchain, address }, changes);
    this.log.warn({ blockchain, address }, 'a held wallet was released by the operator, and signs again');
    return Object.assign(wallet, changes);
  }
}
