import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Clock, Ids } from '#runtime';
import type { RelatedType } from '../records/transfer.entity.js';
import type { Transaction } from '../records/transaction.entity.js';
import { Wallets } from '../wallets/wallets.js';
import { RecordMovement } from './record-movement.js';

export interface Booking extends Pick<
  Transaction,
  'organizationId' | 'accountId' | 'type' | 'token' | 'blockchain' | 'transactionHash'
> {
  readonly units: bigint;
  readonly related: { readonly type: RelatedType; readonly id: string };
}

/**
 * Tokens that leave the balance of an account, or come back to it, and stay in its wallet. They are listed and reported like
 * those that move, so that balances are the sum of events; the wallet is both source and destination, and the transaction is
 * the one on that chain which they belong to.
 */
@Injectable()
export class RecordBooking {
  constructor(
    private readonly recordMovement: RecordMovement,
    private readonly wallets: Wallets,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async record(tx: Tx, { units, related, ...booking }: Booking): Promise<void> {
    const wallet = await this.wallets.ofAccount(tx, booking, booking.blockchain);
    if (wallet === undefined) throw new Error(`The account ${booking.accountId} has no wallet`);
    this.recordMovement.record(tx, {
      ...booking,
      id: this.ids.next(),
      units: String(units),
      sourceAddress: wallet.address,
      destinationAddress: wallet.address,
      minedAt: this.clock.now(),
      relatedType: related.type,
      relatedId: related.id,
    });
  }
}
