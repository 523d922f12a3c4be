import { Injectable } from '@nestjs/common';
import { Conversions, type Transaction, spreadOf } from '#chains';
import type { TokenSymbol } from '#contracts';
import type { Tx } from '#database';
import { Clock, Ids } from '#runtime';
import { Accounts } from '#standing';
import { quoteOfTokens } from '../pricing/stored-quote.js';
import { newPayin } from '../records/new-payin.js';
import type { Payin } from '../records/payin.entity.js';
import { SealedPayins } from '../records/payin.sealed.js';
import { depositDetails, isEvm, depositSender } from './deposit-details.js';

/** Builds the payin of a deposit on a chain. */
@Injectable()
export class DraftDepositPayin {
  constructor(
    private readonly accounts: Accounts,
    private readonly sealed: SealedPayins,
    private readonly conversions: Conversions,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** The payin is not written yet. */
  async draft(tx: Tx, transaction: Transaction): Promise<Payin> {
    const { organizationId, accountId } = transaction;
    const key = { organizationId, id: this.ids.next() };
    return newPayin({
      ...key,
      accountId,
      type: 'blockchainDeposit',
      details: await this.sealed.sealDetails(tx, key, depositDetails(transaction)),
      sender: await this.sealed.sealSender(tx, key, depositSender(transaction)),
      ...(await this.settlementOf(tx, transaction)),
      createdAt: this.clock.now(),
    });
  }

  /** As it is when the tokens come. */
  private async spread(tx: Tx, from: TokenSymbol, to: TokenSymbol, units: bigint): Promise<bigint> {
    return from === to ? 0n : spreadOf(await this.conversions.offers(tx), ['betweenTokens'], units);
  }

  /** The account gets tokens on EVM chains as they are, and others converted one for one. */
  private async settlementOf(tx: Tx, transaction: Transaction): Promise<DepositSettlement> {
    const { organizationId, accountId, id: transactionId, token, blockchain, units, transactionHash } = transaction;
    if (isEvm(blockchain)) return { token, blockchain, quote: null, transactionId, transactionHash };
    const account = await this.accounts.find(organizationId, accountId, tx);
    return {
      token: account.destinationSymbol,
      blockchain: account.destinationBlockchain,
      quote: quoteOfTokens(units, await this.spread(tx, token, account.destinationSymbol, BigInt(units))),
      transactionId: null,
      transactionHash: null,
    };
  }
}

type DepositSettlement = Pick<Payin, 'token' | 'blockchain' | 'quote' | 'transactionId' | 'transactionHash'>;
