import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Ledger, type PostingLine, available, onChain, reserved } from '#ledger';
import { Clock } from '#runtime';
import type { Transfer } from '../records/transfer.entity.js';
import { totalOf } from '../records/transfer-order.js';

interface OfTokens extends Transfer {
  token: NonNullable<Transfer['token']>;
}

export interface TransferOfAccount extends OfTokens {
  accountId: string;
}

/** It leaves the wallet of an account, but no account pays: the tokens are the platform's already. */
export interface Sweep extends OfTokens {
  accountId: null;
}

export function isOfAccount(transfer: Transfer): transfer is TransferOfAccount {
  return transfer.accountId !== null && transfer.token !== null;
}

export function isSweep(transfer: Transfer): transfer is Sweep {
  return transfer.accountId === null && transfer.token !== null;
}

/** What the end of a transfer posts to the ledger. */
@Injectable()
export class TransferBooks {
  constructor(
    private readonly ledger: Ledger,
    private readonly clock: Clock,
  ) {}

  /** The reserved tokens have left. */
  debit(tx: Tx, transfer: TransferOfAccount): Promise<void> {
    return this.post(tx, transfer, 'debit', { from: reserved(transfer.accountId), to: onChain(transfer.blockchain) });
  }

  /** The reserved tokens are free again. */
  release(tx: Tx, transfer: TransferOfAccount): Promise<void> {
    const { accountId } = transfer;
    return this.post(tx, transfer, 'release', { from: reserved(accountId), to: available(accountId) });
  }

  sweep(tx: Tx, transfer: Sweep): Promise<void> {
    const { blockchain } = transfer;
    return this.post(tx, transfer, 'debit', { from: { book: `settlement:${blockchain}` }, to: onChain(blockchain) });
  }

  private async post(tx: Tx, transfer: OfTokens, step: string, line: Omit<PostingLine, 'units'>): Promise<void> {
    const { organizationId, id: subjectId, token, blockchain, payments } = transfer;
    const lines = [{ ...line, units: totalOf(payments) }] as const;
    await this.ledger.postNew(tx, { organizationId, subjectId, step, token, blockchain, at: this.clock.now(), lines });
  }
}
