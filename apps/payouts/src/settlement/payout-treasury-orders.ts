import { Injectable } from '@nestjs/common';
import { type Reason, type TreasuryPayment, Wallets } from '#chains';
import type { Tx } from '#database';
import { type Job, job } from '#jobs';
import { Freezes, stopsDebits } from '#ledger';
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
    private readonly freezes: Freezes,
  ) {}

  /** Undefined if it was paid already, or is no longer needed; 'frozen' while a freeze keeps everything in its account. */
  async find(
    tx: Tx,
    wanted: Job<PayoutAttempt>,
    { organizationId, payoutId }: PayoutAttempt,
  ): Promise<TreasuryOrder | 'frozen' | undefined> {
    const held = await this.requests.holdPayout(tx, organizationId, payoutId);
    if (held === undefined) return undefined;
    const { request, payout } = held;
    const order =
      wanted === returnTokens ? await this.toAccount(tx, request, payout) : await this.toRecipient(request, payout);
    if (order === undefined) return undefined;
    if (wanted === payFromTreasury && (await this.isFrozen(tx, request))) return 'frozen';
    return { payout, order, related: { type: 'payoutRequest', id: request.id, organizationId } };
  }

  private async isFrozen(tx: Tx, { organizationId, accountId: id }: PayoutRequest): Promise<boolean> {
    return stopsDebits(await this.freezes.held(tx, { organizationId, id }));
  }

  private async toRecipient(request: PayoutRequest, payout: Payout): Promise<TreasuryOrder['order'] | undefined> {
    const { status, transferId, token, blockchain } = payout;
    if (status !== 'pending' || transferId !== null || token === null || blockchain === null) return undefined;
    const { method } = await this.sealed.open(payout);
    if (method.type !== 'blockchainWallet') throw new Error(`The payout ${payout.id} goes to no wallet`);
    const payment = { destination: method.details.walletAddress, units: sentUnits(payout) };
    const { accountId: payerAccountId } = request;
    return { account: 'liquidity', token, blockchain, payment, reason: reasonOf(request, payout), payerAccountId };
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

/**
 * The same after a restored database has lost the request and it was made once more, with other ids: by what pays for it, which
 * the chain has not lost.
 */
function reasonOf({ transactionHash, minedAt }: PayoutRequest, { id, ordinal, createdAt }: Payout): Reason {
  if (transactionHash === null || minedAt === null) return { mark: `payout:${id}`, since: createdAt };
  return { mark: `payout:${transactionHash}:${ordinal}`, since: minedAt < createdAt ? minedAt : createdAt };
}
