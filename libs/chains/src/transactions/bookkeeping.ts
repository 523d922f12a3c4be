import { Injectable } from '@nestjs/common';
import { type Blockchain, type TokenSymbol, toWireNumber, tokenExponent } from '#contracts';
import { type Tx, UnitOfWork } from '#database';
import { Events } from '#events';
import { Ledger, type Posting, available, onChain, reserved } from '#ledger';
import { Clock, Ids } from '#runtime';
import { Deposit } from '../deposits/deposit.entity.js';
import { depositLifecycle } from '../deposits/deposit.lifecycle.js';
import type { BlockRef, Outcome } from '../gateway.js';
import { Tokens } from '../tokens.js';
import { Transfer } from '../transfers/transfer.entity.js';
import { transferLifecycle } from '../transfers/transfer.lifecycle.js';
import { totalOf } from '../transfers/transfer-order.js';
import { Transaction } from './transaction.entity.js';

type Final = Extract<Outcome, { state: 'final' }>;

/** What is final on a chain, as it is in the ledger, in the list of transactions and in the events: all at once, and once. */
@Injectable()
export class Bookkeeping {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly ledger: Ledger,
    private readonly events: Events,
    private readonly tokens: Tokens,
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
      if (!succeeded) return this.release(tx, transfer, accountId, token);
      const { blockchain, walletAddress: sourceAddress, relatedType, relatedId } = transfer;
      const units = totalOf(transfer.payments);
      await this.post(tx, {
        ...{ organizationId, subjectId: id, step: 'debit', token, blockchain, at: this.clock.now() },
        lines: [{ from: reserved(accountId), to: onChain(blockchain), units }],
      });
      this.record(
        tx,
        {
          ...{ organizationId, id: this.ids.next(), accountId, type: 'debit', token, blockchain },
          ...{ units: String(units), transactionHash: hash, sourceAddress, destinationAddress: destination },
          ...{ minedAt, relatedType, relatedId },
        },
        sourceAddress,
      );
    });
  }

  /** A transfer that was never signed will not be: what was reserved for it is free again. */
  async giveBack({ organizationId, id }: Transfer, failureReason: string): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const transfer = await tx.one(Transfer, { organizationId, id }, { lock: true });
      if (transfer?.status !== 'requested') return;
      const status = transferLifecycle.next(transfer.status, 'refused', id);
      await tx.update(Transfer, { organizationId, id }, { status, failureReason });
      const { accountId, token } = transfer;
      if (accountId !== null && token !== null) await this.release(tx, transfer, accountId, token);
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
      this.record(
        tx,
        {
          ...{ organizationId, id: this.ids.next(), accountId, type: 'credit', token, blockchain, units },
          ...{ transactionHash, sourceAddress, destinationAddress, minedAt, relatedType: null, relatedId: null },
        },
        destinationAddress,
      );
    });
  }

  private async release(tx: Tx, transfer: Transfer, accountId: string, token: TokenSymbol): Promise<void> {
    const { organizationId, id, blockchain, payments } = transfer;
    await this.post(tx, {
      ...{ organizationId, subjectId: id, step: 'release', token, blockchain, at: this.clock.now() },
      lines: [{ from: reserved(accountId), to: available(accountId), units: totalOf(payments) }],
    });
  }

  /** That a step is new was found out under the lock of what it is about. */
  private async post(tx: Tx, posting: Posting): Promise<void> {
    if (!(await this.ledger.post(tx, posting)))
      throw new Error(`The step ${posting.step} of ${posting.subjectId} is in the ledger already`);
  }

  private record(tx: Tx, transaction: Transaction, accountWalletAddress: string): void {
    const { organizationId, id, accountId, type, token, blockchain, units, transactionHash, minedAt } = transaction;
    const { sourceAddress: sourceWalletAddress, destinationAddress: destinationWalletAddress } = transaction;
    tx.insert(Transaction, transaction);
    const transactionDate = minedAt.toISOString();
    this.events.record(tx, {
      resourceId: id,
      occurredAt: this.clock.now(),
      payload: {
        type: type === 'credit' ? 'account_credited' : 'account_debited',
        ...{ accountId, organizationId, transactionId: id, accountWalletAddress },
        tokenAmount: {
          blockchain,
          tokenAmount: toWireNumber(BigInt(units), tokenExponent),
          tokenSymbol: token,
          tokenContractAddress: this.contractOf(token, blockchain),
        },
        transactionDetails: {
          blockchain,
          transactionDate,
          transactionHash,
          sourceWalletAddress,
          destinationWalletAddress,
        },
      },
    });
  }

  private contractOf(symbol: TokenSymbol, blockchain: Blockchain): string {
    const contract = this.tokens.contractOf({ symbol, blockchain });
    if (contract === undefined) throw new Error(`${symbol} is no longer supported on ${blockchain}`);
    return contract;
  }
}

/** Held until the transaction ends, so that nobody steps back meanwhile. */
async function isNewest(tx: Tx, blockchain: Blockchain, { number, hash }: BlockRef): Promise<boolean> {
  const rows = await tx.query(
    'SELECT 1 FROM chain_cursor WHERE blockchain = $1 AND number = $2 AND hash = $3 FOR SHARE',
    [blockchain, number, hash],
  );
  return rows.length === 1;
}
