import { Injectable } from '@nestjs/common';
import type { Transaction } from '#chains';
import type { Tx } from '#database';
import { Clock, Ids } from '#runtime';
import { Accounts } from '#standing';
import { type Payin, blankPayin } from '../records/payin.entity.js';
import { payinLifecycle } from '../records/payin.lifecycle.js';
import { SealedPayins } from '../records/payin.sealed.js';
import { depositDetails, isEvm, depositSender } from './deposit-details.js';
import { quoteOfTokens } from '../pricing/kept-quote.js';

/** Payins as deposits on chains make them. */
@Injectable()
export class DraftDepositPayin {
  constructor(
    private readonly accounts: Accounts,
    private readonly sealed: SealedPayins,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Not yet written. */
  async draft(tx: Tx, transaction: Transaction): Promise<Payin> {
    const { organizationId, accountId } = transaction;
    const key = { organizationId, id: this.ids.next() };
    const now = this.clock.now();
    return {
      ...blankPayin,
      ...{ ...key, accountId, type: 'blockchainDeposit', status: payinLifecycle.next(null, 'create') },
      ...{ code: null, fiatUnits: null, rail: null },
      details: await this.sealed.sealDetails(tx, key, depositDetails(transaction)),
      sender: await this.sealed.sealSender(tx, key, depositSender(transaction)),
      ...(await this.settlementOf(tx, transaction)),
      ...{ createdAt: now, updatedAt: now },
    };
  }

  /** Tokens on EVM chains are what the account gets; others become what it gets from outside, one for one. */
  private async settlementOf(tx: Tx, transaction: Transaction): Promise<Settled> {
    const { organizationId, accountId, id: transactionId, token, blockchain, units, transactionHash } = transaction;
    if (isEvm(blockchain)) return { token, blockchain, quote: null, transactionId, transactionHash };
    const account = await this.accounts.find(organizationId, accountId, tx);
    return {
      ...{ token: account.destinationSymbol, blockchain: account.destinationBlockchain },
      ...{ quote: quoteOfTokens(units), transactionId: null, transactionHash: null },
    };
  }
}

type Settled = Pick<Payin, 'token' | 'blockchain' | 'quote' | 'transactionId' | 'transactionHash'>;
