import { Injectable } from '@nestjs/common';
import type { Blockchain } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { Jobs } from '#jobs';
import { Ledger, type Posting, available, onChain, reserved } from '#ledger';
import { Clock, Ids } from '#runtime';
import { Deposit } from '../records/deposit.entity.js';
import { depositCredited } from '../records/deposit-news.js';
import { depositLifecycle } from '../records/deposit.lifecycle.js';
import type { BlockRef, OrderOutcome } from '../gateway/gateway.js';
import { Transfer } from '../records/transfer.entity.js';
import { transferLifecycle } from '../records/transfer.lifecycle.js';
import { isPlatform } from '../wallets/treasury-accounts.js';
import { reportArrival, reportEnd } from '../records/transfer-news.js';
import { totalOf } from '../records/transfer-order.js';
import { RecordMovement } from '../transactions/record-movement.js';

type Final = Extract<OrderOutcome, { state: 'final' }>;

/** What is final on a chain, as it is in the ledger, in the list of transactions and in the events: all at once, and once. */
@Injectable()
export class SettleTransfer {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly ledger: Ledger,
    private readonly recordMovement: RecordMovement,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** A transfer of ours is final: the reserved tokens are gone, or, where the chain did not do it, free again. */
  async settle({ organizationId, id }: Transfer, { hash, succeeded, minedAt, destination }: Final): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const transfer = await tx.one(Transfer, { organizationId, id }, { lock: true });
      if (transfer === undefined || transferLifecycle.isTerminal(transfer.status)) return;
      const status = transferLifecycle.next(transfer.status, succeeded ? 'confirmed' : 'reverted', id);
      const failureReason = succeeded ? null : 'The chain took the transaction and did not do what it says';
      await tx.update(Transfer, { organizationId, id }, { status, failureReason });
      const { accountId, token } = transfer;
      if (accountId === null || token === null) return;
      if (failureReason !== null) return this.release(tx, transfer, { reason: failureReason, transactionHash: hash });
      const { blockchain, walletAddress: sourceAddress, relatedType, relatedId } = transfer;
      const units = totalOf(transfer.payments);
      await this.post(tx, {
        ...{ organizationId, subjectId: id, step: 'debit', token, blockchain, at: this.clock.now() },
        lines: [{ from: reserved(accountId), to: onChain(blockchain), units }],
      });
      this.recordMovement.record(
        tx,
        {
          ...{ organizationId, id: this.ids.next(), accountId, type: 'debit', token, blockchain },
          ...{ units: String(units), transactionHash: hash, sourceAddress, destinationAddress: destination },
          ...{ minedAt, relatedType, relatedId },
        },
        sourceAddress,
      );
      reportEnd(this.jobs, tx, transfer, { succeeded, transactionHash: hash });
    });
  }

  /** A transfer that was never signed will not be: what was reserved for it is free again. */
  async refuse({ organizationId, id }: Transfer, failureReason: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const transfer = await tx.one(Transfer, { organizationId, id }, { lock: true });
      if (transfer?.status !== 'requested') return;
      const status = transferLifecycle.next(transfer.status, 'refused', id);
      await tx.update(Transfer, { organizationId, id }, { status, failureReason });
      await this.release(tx, transfer, { reason: failureReason });
    });
  }

  /** A deposit is so deep in the chain that it stays, as long as the chain is looked through up to there. */
  async credit({ organizationId, id, blockchain: chain }: Deposit, newest: BlockRef): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      if (!(await isNewest(tx, chain, newest))) return;
      const deposit = await tx.one(Deposit, { organizationId, id }, { lock: true });
      if (deposit?.status !== 'pending') return;
      const { accountId, token, blockchain, units, transactionHash, minedAt } = deposit;
      const { sourceAddress, destinationAddress } = deposit;
      await tx.update(
        Deposit,
        { organizationId, id },
        { status: depositLifecycle.next(deposit.status, 'confirmed', id) },
      );
      await this.post(tx, {
        ...{ organizationId, subjectId: id, step: 'credit', token, blockchain, at: this.clock.now() },
        lines: [{ from: onChain(blockchain), to: available(accountId), units: BigInt(units) }],
      });
      const sent = await ownTransfer(tx, blockchain, transactionHash);
      // A payment to somebody else's account tells nothing of what it was made for.
      const isTheirs = sent?.relatedOrganizationId === organizationId;
      const { relatedType = null, relatedId = null } = (isTheirs ? sent : undefined) ?? {};
      const transactionId = this.ids.next();
      this.recordMovement.record(
        tx,
        {
          ...{ organizationId, id: transactionId, accountId, type: 'credit', token, blockchain, units },
          ...{ transactionHash, sourceAddress, destinationAddress, minedAt, relatedType, relatedId },
        },
        destinationAddress,
      );
      if (isTheirs) reportArrival(this.jobs, tx, sent, { transactionId });
      else if (!isPlatform(organizationId))
        this.jobs.add(tx, depositCredited, { organizationId, accountId, transactionId });
    });
  }

  private async release(tx: Tx, transfer: Transfer, why: { reason: string; transactionHash?: string }): Promise<void> {
    const { organizationId, id, blockchain, payments, accountId, token } = transfer;
    if (accountId === null || token === null) return;
    await this.post(tx, {
      ...{ organizationId, subjectId: id, step: 'release', token, blockchain, at: this.clock.now() },
      lines: [{ from: reserved(accountId), to: available(accountId), units: totalOf(payments) }],
    });
    reportEnd(this.jobs, tx, transfer, { succeeded: false, ...why });
  }

  /** That a step is new was found out under the lock of what it is about. */
  private async post(tx: Tx, posting: Posting): Promise<void> {
    if (!(await this.ledger.post(tx, posting)))
      throw new Error(`The step ${posting.step} of ${posting.subjectId} is in the ledger already`);
  }
}

/** That sent these tokens, where it was a transfer of ours from one wallet to another. */
async function ownTransfer(tx: Tx, blockchain: Blockchain, transactionHash: string): Promise<Transfer | undefined> {
  const [transfer] = await tx.many(
    Transfer,
    `SELECT transfer.* FROM signed_transaction AS signed JOIN transfer
       ON transfer.organization_id = signed.organization_id AND transfer.id = signed.transfer_id
     WHERE signed.hash = $1 AND transfer.blockchain = $2 LIMIT 1`,
    [transactionHash, blockchain],
  );
  return transfer;
}

/** Held until the transaction ends, so that nobody steps back meanwhile. */
async function isNewest(tx: Tx, blockchain: Blockchain, { number, hash }: BlockRef): Promise<boolean> {
  const rows = await tx.query(
    'SELECT 1 FROM chain_cursor WHERE blockchain = $1 AND number = $2 AND hash = $3 FOR SHARE',
    [blockchain, number, hash],
  );
  return rows.length === 1;
}
