import { Injectable } from '@nestjs/common';
import { type Blockchain, isEvmBlockchain } from '#contracts';
import { Reads, type Tx } from '#database';
import { Clock } from '#runtime';
import type { Transfer } from '../records/transfer.entity.js';
import { WalletGas } from '../records/wallet-gas.entity.js';

/** A wallet that pays every day keeps what it has for the next time. */
const idleMilliseconds = 24 * 60 * 60 * 1_000;
const atOnce = 50;

/** Which wallets may have coins left that they were given for gas. Only on EVM chains a wallet pays for itself, and may pay again. */
@Injectable()
export class WalletGasRows {
  constructor(
    private readonly reads: Reads,
    private readonly clock: Clock,
  ) {}

  /** In the transaction that settles a transfer. */
  async settled(tx: Tx, { blockchain, walletAddress, preparation }: Transfer, succeeded: boolean): Promise<void> {
    if (!isEvmBlockchain(blockchain)) return;
    const isGas = preparation?.what === 'gas' && succeeded;
    // What could not be drawn back is there still.
    const isLeft = preparation?.what === 'drawBack' && !succeeded;
    const now = this.clock.now();
    if (isGas || isLeft)
      await tx.query(
        `INSERT INTO wallet_gas (blockchain, address, used_at) VALUES ($1, $2, $3)
         ON CONFLICT (blockchain, address) DO UPDATE SET used_at = $3`,
        [blockchain, isGas ? preparation['to'] : walletAddress, now],
      );
    else if (preparation === null)
      await tx.query('UPDATE wallet_gas SET used_at = $3 WHERE blockchain = $1 AND address = $2', [
        blockchain,
        walletAddress,
        now,
      ]);
  }

  /** Those that have not paid for a day and have nothing to pay. */
  idle(blockchain: Blockchain): Promise<WalletGas[]> {
    return this.reads.many(
      WalletGas,
      `SELECT * FROM wallet_gas AS wallet WHERE blockchain = $1 AND used_at < $2
         AND NOT EXISTS (SELECT 1 FROM transfer WHERE transfer.blockchain = $1 AND status = ANY ('{requested,signed}'::text[])
           AND wallet_address = wallet.address)
       ORDER BY used_at LIMIT ${atOnce}`,
      [blockchain, new Date(this.clock.now().getTime() - idleMilliseconds)],
    );
  }

  /** False if it was used meanwhile. */
  async forget(tx: Tx, { blockchain, address, usedAt }: WalletGas): Promise<boolean> {
    const gone = await tx.query(
      'DELETE FROM wallet_gas WHERE blockchain = $1 AND address = $2 AND used_at = $3 RETURNING 1',
      [blockchain, address, usedAt],
    );
    return gone.length > 0;
  }
}
