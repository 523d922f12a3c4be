import { Injectable } from '@nestjs/common';
import { Reads } from '#database';
import type { Gateway, OrderOutcome } from '../gateway/gateway.js';
import { Transfer } from '../records/transfer.entity.js';
import { orderOf } from '../records/transfer-order.js';
import { SignTransfer } from './sign-transfer.js';

const signedOfWallet = `SELECT * FROM transfer
  WHERE blockchain = $1 AND wallet_address = $2 AND status = ANY ('{requested,signed}'::text[]) AND nonce IS NOT NULL ORDER BY id`;

/** What has become by now of everything that was signed for a wallet and has not ended. */
@Injectable()
export class WalletOutcomes {
  constructor(
    private readonly reads: Reads,
    private readonly signTransfer: SignTransfer,
  ) {}

  /** By the id of the transfer. */
  async of(
    gateway: Gateway,
    { blockchain, walletAddress }: Transfer,
  ): Promise<ReadonlyMap<string, OrderOutcome['state']>> {
    const signed = await this.reads.many(Transfer, signedOfWallet, [blockchain, walletAddress]);
    const states = await Promise.all(
      signed.map(async (transfer) => {
        const attempts = await this.signTransfer.of(transfer);
        const { state } = await gateway.outcome(orderOf(transfer), Number(transfer.nonce), attempts);
        return [transfer.id, state] as const;
      }),
    );
    return new Map(states);
  }
}
