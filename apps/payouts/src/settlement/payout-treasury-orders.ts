import { Injectable } from '@nestjs/common';
import { type TreasuryPayment, Wallets } from '#chains';
import type { Tx } from '#database';
import { type Job, job } from '#jobs';
import type { PayoutRequest } from '../records/payout-request.entity.js';
import { PayoutRequestRows } from '../records/payout-request.rows.js';
import type { Payout } from '../records/payout.entity.js';
import { SealedPayouts } from '../records/payout.sealed.js';
import { sentUnits } from '../records/payout-units.js';
import type { PayoutAttempt } from './payout-attempts.js';

export const payFromTreasury = job<PayoutAttempt>('payFromTreasury');
export const returnTokens = job<PayoutAttempt>('returnTokens');

interface TreasuryOrder {
  readonly payout: Payout;
  readonly order: Omit<TreasuryPayment, 'related'>;
  readonly related: TreasuryPayment['related'];
}

/** What the treasury has to pay for a payout: to the recipient, or back to the account. */
@Injectable()
export class PayoutTreasuryOrders {
  constructor(
    private readonly requests: PayoutRequestRows,
    private readonly sealed: SealedPayouts,
    private readonly wallets: Wallets,
  ) {}

  /** Undefined if it was paid already, or is no longer needed. */
  async find(
    tx: Tx,
    wanted: Job<PayoutAttempt>,
    { organizationId, payoutId }: PayoutAttempt,
  ): Promise<TreasuryOrder | undefined> {
    const held = await this.requests.holdPayout(tx, organizationId, payoutId);
    if (held === undefined) return undefined;
    const { request, payout } = held;
    const order = wanted === returnTokens ? await this.toAccount(tx, request, payout) : await this.toRecipient(payout);
    if (order === undefined) return undefined;
    return { payout, order, related: { type: 'payoutRequest', id: request.id, organizationId } };
  }

  private async toRecipient(payout: Payout): Promise<TreasuryOrder['order'] | undefined> {
    const { id, status, transferId, token, blockchain, createdAt } = payout;
    if (status !== 'pending' || transferId !== null || token === null || blockchain === null) return undefined;
    const { method } = await this.sealed.open(payout);
    if (method.type !== 'blockchainWallet') throw new Error(`The payout ${payout.id} goes to no wallet`);
    const payment = { destination: method.details.walletAddress, units: sentUnits(payout) };
    const reason = { mark: `payout:${id}`, since: createdAt };
    return { account: 'liquidity', token, blockchain, payment, reason };
  }

  private async toAccount(tx: Tx, request: PayoutRequest, payout: Payout): Promise<TreasuryOrder['order'] | undefined> {
    const { organizationId, accountId, token, blockchain } = request;
    if (payout.returnRequestedAt === null || payout.returnTransferId !== null) return undefined;
    const wallet = await this.wallets.ofAccount(tx, { organizationId, accountId }, blockchain);
    if (wallet === undefined) throw new Error(`The account ${accountId} has no wallet`);
    const account = payout.channel === 'fiat' ? 'collected' : 'liquidity';
    const payment = { destination: wallet.address, units: sentUnits(payout) };
    // After one that the chain refused, another is tried.
    const reason = { mark: `return:${payout.id}:${payout.returnAttempts}`, since: payout.createdAt };
    return { account, token, blockchain, payment, reason };
  }
}
