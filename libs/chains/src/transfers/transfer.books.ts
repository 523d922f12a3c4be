import { Injectable } from '@nestjs/common';
import { coinOf } from '#contracts';
import type { Tx } from '#database';
import { Ledger, type PostingLine, available, onChain, reserved } from '#ledger';
import { Clock } from '#runtime';
import type { FinalOutcome } from '../gateway/order-outcome.js';
import type { Transfer } from '../records/transfer.entity.js';
import { platformOrganizationId } from '../wallets/treasury-accounts.js';
import { totalOf } from '../records/transfer-order.js';
import { signedHashes } from './signed-hashes.js';
import { WalletGasRows } from './wallet-gas.rows.js';

import { walletMoved } from './wallet-nonces.js';

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
    private readonly walletGas: WalletGasRows,
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

  /** Some of its payments will not be made: what was reserved for them is free again. */
  async leaveOut(tx: Tx, transfer: TransferOfAccount, units: bigint): Promise<void> {
    const { organizationId, id: subjectId, accountId, token, blockchain, payments } = transfer;
    const lines = [{ from: reserved(accountId), to: available(accountId), units }] as const;
    // Each time there are fewer left.
    const step = `release:${payments.length}`;
    await this.ledger.postNew(tx, { organizationId, subjectId, step, token, blockchain, at: this.clock.now(), lines });
  }

  /**
   * What the chain took for a transaction, in billionths of its coin; how much more that is than was booked. Only of one that had
   * ended in a block that was replaced something was: the branch took it at another price, or another one in its place.
   */
  async gas(tx: Tx, transfer: Transfer, { hash, blockNumber, gasUnits = 0n }: FinalOutcome): Promise<bigint> {
    const { id: subjectId, blockchain, endedAs } = transfer;
    if (gasUnits <= 0n) return 0n;
    const [book, chain] = [{ book: `gas:${blockchain}` } as const, onChain(blockchain)];
    const posting = { organizationId: platformOrganizationId, subjectId, token: coinOf(blockchain), blockchain };
    const known = endedAs === null ? [] : await signedHashes(tx, transfer);
    const more = gasUnits - (await this.ledger.takenFrom(tx, book.book, posting, known.map(gasStep)));
    if (more === 0n) return 0n;
    const line = more > 0n ? { from: book, to: chain, units: more } : { from: chain, to: book, units: -more };
    const step = endedAs === null ? gasStep(hash) : `${gasStep(hash)} in ${blockNumber}`;
    await this.ledger.post(tx, { ...posting, step, at: this.clock.now(), lines: [line] });
    return more;
  }

  /** It is the turn of the next one of its wallet. */
  moved(tx: Tx, transfer: Transfer): Promise<void> {
    return walletMoved(tx, transfer, this.clock.now());
  }

  /** Coins that a wallet was given for gas may be left in it. */
  gasLeft(tx: Tx, transfer: Transfer, succeeded: boolean): Promise<void> {
    return this.walletGas.settled(tx, transfer, succeeded);
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

function gasStep(hash: string): string {
  return `gas:${hash}`;
}
