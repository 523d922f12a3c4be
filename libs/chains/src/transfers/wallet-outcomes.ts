import { Injectable } from '@nestjs/common';
import { Reads } from '#database';
import type { Gateway } from '../gateway/gateway.js';
import type { OrderOutcome } from '../gateway/order-outcome.js';
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

  /** The nonces that others have taken for good, by the id of the transfer. */
  async overtaken(gateway: Gateway, transfer: Transfer): Promise<ReadonlyMap<string, number>> {
    const outcomes = await this.of(gateway, transfer);
    return new Map([...outcomes].flatMap(([id, { state, nonce }]) => (state === 'overtaken' ? [[id, nonce]] : [])));
  }

  /** By the id of the transfer. */
  async of(
    gateway: Gateway,
    { blockchain, walletAddress }: Transfer,
  ): Promise<ReadonlyMap<string, { readonly state: OrderOutcome['state']; readonly nonce: number }>> {
    const signed = await this.reads.many(Transfer, signedOfWallet, [blockchain, walletAddress]);
    const states = await Promise.all(
      signed.map(async (transfer) => {
        const attempts = await this.signTransfer.of(transfer);
        const nonce = Number(transfer.nonce);
        const { state } = await gateway.outcome(orderOf(transfer), nonce, attempts);
        return [transfer.id, { state, nonce }] as const;
      }),
    );
    return new Map(states);
  }
}
