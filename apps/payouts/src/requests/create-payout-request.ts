import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { PayoutRails } from '#rails';
import { Clock, Ids } from '#runtime';
import type { Account } from '#standing';
import type { PayoutDraft } from '../pricing/payout-draft.js';
import { blockchainPayoutLifecycle } from '../records/blockchain-payout.lifecycle.js';
import { fiatPayoutLifecycle } from '../records/fiat-payout.lifecycle.js';
import { Payout } from '../records/payout.entity.js';
import { payoutView } from './payout-details.view.js';
import { SealedPayouts } from '../records/payout.sealed.js';
import { PayoutRequest } from '../records/payout-request.entity.js';
import { payoutRequestLifecycle } from '../records/payout-request.lifecycle.js';
import { type PayoutRequestView, payoutRequestView } from './payout-request.view.js';

type Made = Pick<Payout, 'organizationId' | 'id' | 'payoutRequestId' | 'ordinal' | 'details' | 'rail' | 'createdAt'>;

/** Writes a request down with all its payouts. Nothing of it moves yet, and no event tells of it. */
@Injectable()
export class PayoutRequestCreation {
  constructor(
    private readonly sealed: SealedPayouts,
    private readonly rails: PayoutRails,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  async record(
    tx: Tx,
    account: Account,
    drafts: readonly PayoutDraft[],
    memo: string | undefined,
  ): Promise<PayoutRequestView> {
    const now = this.clock.now();
    const request = await this.request(tx, account, { drafts, memo, now });
    tx.insert(PayoutRequest, request);
    const payouts: Payout[] = [];
    for (const [ordinal, draft] of drafts.entries()) payouts.push(await this.payout(tx, request, draft, ordinal));
    for (const payout of payouts) tx.insert(Payout, payout);
    const shown = payouts.map((payout, index) => view(payout, drafts[index], request));
    return payoutRequestView(request, memo, shown);
  }

  private async request(
    tx: Tx,
    { organizationId, id: accountId, destinationSymbol, destinationBlockchain }: Account,
    { drafts, memo, now }: { drafts: readonly PayoutDraft[]; memo: string | undefined; now: Date },
  ): Promise<PayoutRequest> {
    const id = this.ids.next();
    return {
      ...{ organizationId, id, accountId },
      token: paidIn(drafts) ?? destinationSymbol,
      blockchain: destinationBlockchain,
      status: payoutRequestLifecycle.next(null, 'create'),
      memo: memo === undefined ? null : await this.sealed.sealMemo(tx, { organizationId, id }, memo),
      ...{ payoutCount: drafts.length, openCount: drafts.length, failedCount: 0, returningCount: 0 },
      ...{ transferId: null, transactionHash: null, fundedAt: null, createdAt: now, updatedAt: now },
    };
  }

  private async payout(tx: Tx, request: PayoutRequest, draft: PayoutDraft, ordinal: number): Promise<Payout> {
    const { organizationId, id: payoutRequestId, createdAt } = request;
    const id = this.ids.next();
    const details = await this.sealed.seal(tx, { organizationId, id }, draft.destination);
    const rail = draft.way === 'fiat' ? this.rails.name : null;
    return newPayout({ organizationId, id, payoutRequestId, ordinal, details, rail, createdAt }, draft);
  }
}

/** Written out in one piece: put together of spreads, a row would take longer to make than to seal. */
function newPayout(made: Made, draft: PayoutDraft): Payout {
  return {
    organizationId: made.organizationId,
    id: made.id,
    payoutRequestId: made.payoutRequestId,
    ordinal: made.ordinal,
    way: draft.way,
    status: (draft.way === 'fiat' ? fiatPayoutLifecycle : blockchainPayoutLifecycle).next(null, 'create'),
    amount: draft.amount,
    tokenUnits: String(draft.tokenUnits),
    developerFeeUnits: String(draft.developerFeeUnits),
    developerFeeE6: draft.developerFeeE6 === null ? null : String(draft.developerFeeE6),
    feeUnits: String(draft.feeUnits),
    fiatAndRail: draft.fiatAndRail,
    quote: draft.quote,
    blockchain: draft.blockchain,
    token: draft.token,
    counterpartyId: draft.counterpartyId,
    payoutMethodId: draft.payoutMethodId,
    details: made.details,
    rail: made.rail,
    railReference: null,
    transferId: null,
    transactionHash: null,
    returnRequestedAt: null,
    returnAttempts: 0,
    returnTransferId: null,
    returnTransactionId: null,
    errorCode: null,
    failureReason: null,
    initiatedAt: null,
    completedAt: null,
    refundInitiatedAt: null,
    refundCompletedAt: null,
    endedAt: null,
    createdAt: made.createdAt,
    updatedAt: made.createdAt,
  };
}

function view(payout: Payout, draft: PayoutDraft | undefined, { token }: PayoutRequest): ReturnType<typeof payoutView> {
  if (draft === undefined) throw new Error('A payout is written of each draft');
  return payoutView(payout, draft.destination, token);
}

/** Drafts of one request are all paid in the same token, which the amounts in tokens name. */
function paidIn(drafts: readonly PayoutDraft[]): PayoutRequest['token'] | undefined {
  for (const { amount } of drafts) if ('tokenSymbol' in amount) return amount.tokenSymbol;
  return undefined;
}
