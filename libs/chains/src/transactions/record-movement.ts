import { Injectable } from '@nestjs/common';
import { type Blockchain, type TokenSymbol, tokenAmountOf } from '#contracts';
import type { Tx } from '#database';
import { Events } from '#events';
import { Clock } from '#runtime';
import { Tokens } from '../gateway/tokens.js';
import { isPlatform } from '../wallets/treasury-accounts.js';
import { Transaction } from '../records/transaction.entity.js';

/** Writes what moved an account's tokens into the list of its transactions and into its events. */
@Injectable()
export class RecordMovement {
  constructor(
    private readonly events: Events,
    private readonly tokens: Tokens,
    private readonly clock: Clock,
  ) {}

  record(tx: Tx, transaction: Transaction): void {
    const { organizationId, id, accountId, type, token, blockchain, units, transactionHash, minedAt } = transaction;
    const { sourceAddress: sourceWalletAddress, destinationAddress: destinationWalletAddress } = transaction;
    tx.insert(Transaction, transaction);
    if (isPlatform(organizationId)) return;
    const transactionDate = minedAt.toISOString();
    this.events.record(tx, {
      resourceId: id,
      occurredAt: this.clock.now(),
      payload: {
        type: type === 'credit' ? 'account_credited' : 'account_debited',
        accountId,
        organizationId,
        transactionId: id,
        accountWalletAddress: type === 'credit' ? destinationWalletAddress : sourceWalletAddress,
        tokenAmount: {
          blockchain,
          ...tokenAmountOf(units, token),
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
