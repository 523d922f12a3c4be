import { Injectable } from '@nestjs/common';
import type { Tx } from '#database';
import { Clock, Ids } from '#runtime';
import type { Account } from '#standing';
import { DraftPayouts } from '../pricing/draft-payouts.js';
import type { PayoutDraft } from '../pricing/payout-draft.js';
import { refusalOf } from '../pricing/refuse-payout-rows.js';
import { blockchainPayoutLifecycle } from '../records/blockchain-payout.lifecycle.js';
import { fiatPayoutLifecycle } from '../records/fiat-payout.lifecycle.js';
import { PayoutRequest } from '../records/payout-request.entity.js';
import { payoutRequestLifecycle } from '../records/payout-request.lifecycle.js';
import { Payout, isFiat } from '../records/payout.entity.js';
import { SealedPayouts } from '../records/payout.sealed.js';
import { PayoutGates } from './payout-gates.js';
import type { CreatePayoutRequestBody } from './payout-request.dto.js';
import { type PayoutRequestView, payoutRequestView } from './payout-request.view.js';
import { payoutView } from './payout.view.js';

/** A request is refused whole or written whole. Nothing moves yet, and there is no event. */
@Injectable()
export class CreatePayoutRequest {
  constructor(
    private readonly gates: PayoutGates,
    private readonly draftPayouts: DraftPayouts,
    private readonly sealed: SealedPayouts,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** Refuses a request of which any row cannot be paid. */
  async draft(
    organizationId: string,
    { sourceAccountId, payouts }: CreatePayoutRequestBody,
  ): Promise<{ account: Account; drafts: PayoutDraft[] }> {
    const account = await this.gates.forCreation(organizationId, sourceAccountId);
    const rows = await this.draftPayouts.draft(account, payouts);
    const refusal = refusalOf(rows);
    if (refusal !== undefined) throw refusal;
    return { account, drafts: rows.flatMap(({ draft }) => draft ?? []) };
  }

  async create(
    tx: Tx,
    account: Account,
    drafts: readonly PayoutDraft[],
    memo: string | undefined,
  ): Promise<PayoutRequestView> {
    const request = await this.request(tx, account, drafts, memo);
    tx.insert(PayoutRequest, request);
    const payouts: Payout[] = [];
    for (const [ordinal, draft] of drafts.entries()) payouts.push(await this.payout(tx, request, draft, ordinal));
    for (const payout of payouts) tx.insert(Payout, payout);
    const made = drafts.flatMap(({ destination }, ordinal) => {
      const payout = payouts[ordinal];
      return payout === undefined ? [] : [{ payout, destination }];
    });
    await this.sealed.keepNames(
      tx,
      made.map(({ payout: { organizationId, id }, destination: { recipient } }) => ({ organizationId, id, recipient })),
    );
    const views = made.map(({ payout, destination }) => payoutView(payout, destination, request.token));
    return payoutRequestView(request, memo, views);
  }

  private async request(
    tx: Tx,
    { organizationId, id: accountId, destinationSymbol, destinationBlockchain }: Account,
    drafts: readonly PayoutDraft[],
    memo: string | undefined,
  ): Promise<PayoutRequest> {
    const id = this.ids.next();
    const now = this.clock.now();
    return Object.assign(new PayoutRequest(), {
      organizationId,
      id,
      accountId,
      token: tokenOf(drafts) ?? destinationSymbol,
      blockchain: destinationBlockchain,
      status: payoutRequestLifecycle.next(null, 'create'),
      memo: memo === undefined ? null : await this.sealed.sealMemo(tx, { organizationId, id }, memo),
      payoutCount: drafts.length,
      openCount: drafts.length,
      createdAt: now,
      updatedAt: now,
    });
  }

  private async payout(
    tx: Tx,
    { organizationId, id: payoutRequestId, createdAt }: PayoutRequest,
    draft: PayoutDraft,
    ordinal: number,
  ): Promise<Payout> {
    const { id } = draft;
    const lifecycle = isFiat(draft) ? fiatPayoutLifecycle : blockchainPayoutLifecycle;
    return Object.assign(new Payout(), {
      organizationId,
      id,
      payoutRequestId,
      ordinal,
      channel: draft.channel,
      status: lifecycle.next(null, 'create'),
      amount: draft.amount,
      tokenUnits: String(draft.tokenUnits),
      developerFeeUnits: String(draft.developerFeeUnits),
      developerFeeE6: draft.developerFeeE6 === null ? null : String(draft.developerFeeE6),
      networkFeeUnits: String(draft.networkFeeUnits),
      spreadUnits: String(draft.spreadUnits),
      feeUnits: String(draft.feeUnits),
      fiatAndRail: draft.fiatAndRail,
      quote: draft.quote,
      blockchain: draft.blockchain,
      token: draft.token,
      counterpartyId: draft.counterpartyId,
      payoutMethodId: draft.payoutMethodId,
      details: await this.sealed.seal(tx, { organizationId, id }, draft.destination),
      rail: draft.rail,
      createdAt,
      updatedAt: createdAt,
    });
  }
}

/** All drafts of a request are paid in the same token, which the amounts in tokens name. */
function tokenOf(drafts: readonly PayoutDraft[]): PayoutRequest['token'] | undefined {
  for (const { amount } of drafts) if ('tokenSymbol' in amount) return amount.tokenSymbol;
  return undefined;
}
