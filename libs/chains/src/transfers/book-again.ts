import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Ledger, type PostingLine, available, onChain } from '#ledger';
import { Clock, Ids, Log } from '#runtime';
import type { Transfer } from '../records/transfer.entity.js';
import { totalOf } from '../records/transfer-order.js';
import { Owed } from '../transactions/owed.js';
import { RecordMovement } from '../transactions/record-movement.js';
import { type TransferOfAccount, isOfAccount, isSweep } from './transfer.books.js';

export interface LaterEnd {
  readonly succeeded: boolean;
  readonly hash: string;
  readonly blockNumber: number;
  readonly minedAt: Date;
  readonly destination: string;
}

/**
 * The end of a transfer that had ended before, in a block that was replaced. Mostly it ends as it did, and nothing is booked: that
 * was done. Where it ends otherwise, that is put right; what it was made for has ended long ago, so somebody has to look.
 */
@Injectable()
export class BookAgain {
  constructor(
    private readonly ledger: Ledger,
    private readonly recordMovement: RecordMovement,
    private readonly owed: Owed,
    private readonly clock: Clock,
    private readonly ids: Ids,
    private readonly log: Log,
  ) {}

  async end(tx: Tx, transfer: Transfer, end: LaterEnd): Promise<void> {
    const { id: transferId, endedAs, blockchain, relatedType, relatedId } = transfer;
    if ((endedAs === 'confirmed') === end.succeeded) return;
    this.log.error(
      { transferId, blockchain, endedAs, hash: end.hash, relatedType, relatedId },
      'a transfer whose block was replaced has ended otherwise than before: what it was made for has to be looked at',
    );
    if (isOfAccount(transfer)) await this.ofAccount(tx, transfer, end);
    else if (isSweep(transfer)) {
      const [settlement, chain] = [{ book: `settlement:${blockchain}` } as const, onChain(blockchain)];
      const [from, to] = end.succeeded ? [settlement, chain] : [chain, settlement];
      await this.post(tx, transfer, end, [{ from, to, units: totalOf(transfer.payments) }]);
    }
  }

  /** What was signed is on the chain no more, and nothing else will be. */
  async neverTaken(tx: Tx, transfer: Transfer): Promise<void> {
    const { organizationId, id: transferId, walletAddress: destination } = transfer;
    const [last] = await tx.query<{ hash: string }>(
      'SELECT hash FROM signed_transaction WHERE organization_id = $1 AND transfer_id = $2 ORDER BY attempt DESC LIMIT 1',
      [organizationId, transferId],
    );
    const [hash, minedAt] = [last?.hash ?? '', this.clock.now()];
    await this.end(tx, transfer, { succeeded: false, hash, blockNumber: 0, minedAt, destination });
  }

  private async ofAccount(tx: Tx, transfer: TransferOfAccount, end: LaterEnd): Promise<void> {
    const { organizationId, accountId, token, blockchain, walletAddress, relatedType, relatedId } = transfer;
    const units = totalOf(transfer.payments);
    const chain = onChain(blockchain);
    if (end.succeeded)
      await this.post(tx, transfer, end, await this.owed.linesFrom(tx, transfer, { units, to: chain }));
    else {
      await this.post(tx, transfer, end, [{ from: chain, to: available(accountId), units }]);
      await this.owed.collect(tx, transfer, { subjectId: transfer.id, step: stepOf(end) });
    }
    this.recordMovement.record(tx, {
      organizationId,
      id: this.ids.next(),
      accountId,
      token,
      blockchain,
      units: String(units),
      type: end.succeeded ? 'debit' : 'credit',
      transactionHash: end.hash,
      sourceAddress: walletAddress,
      destinationAddress: end.succeeded ? end.destination : walletAddress,
      minedAt: end.minedAt,
      relatedType,
      relatedId,
    });
  }

  private async post(
    tx: Tx,
    transfer: Pick<Transfer, 'organizationId' | 'id' | 'blockchain'> & { token: TransferOfAccount['token'] },
    end: LaterEnd,
    lines: readonly [PostingLine, ...PostingLine[]],
  ): Promise<void> {
    const { organizationId, id: subjectId, token, blockchain } = transfer;
    const at = this.clock.now();
    await this.ledger.postNew(tx, { organizationId, subjectId, step: stepOf(end), token, blockchain, at, lines });
  }
}

/** It may happen in several blocks, one after the other. */
function stepOf({ succeeded, blockNumber }: LaterEnd): string {
  return `${succeeded ? 'debit' : 'return'} in ${blockNumber}`;
}
