import { Instant, OneOf, OwnerShown, type PayoutAmount, PayoutAmountField, type TokenSymbol, Uuid } from '#contracts';
import type { Payout } from '../records/payout.entity.js';
import type { PayoutDestination } from '../records/payout.sealed.js';
import {
  type BlockchainPayoutView,
  type FiatPayoutView,
  payoutDetailsView,
  payoutViews,
} from './payout-details.view.js';
import { type RecipientView, recipientView, recipientViews } from './recipient.view.js';

/** One payout of a request. */
export class PayoutView {
  @Uuid()
  id: string;

  @Instant()
  createdAt: string;

  @Instant()
  updatedAt: string;

  @PayoutAmountField()
  amount: PayoutAmount;

  @OneOf(payoutViews)
  details: FiatPayoutView | BlockchainPayoutView;

  @OneOf(recipientViews, { describe: 'Who is paid, masked.' })
  recipient: RecipientView;
}

/** A payout that is not read as part of its request. */
export class ListedPayoutView extends PayoutView {
  @Uuid()
  payoutRequestId: string;

  @OwnerShown()
  organizationId?: string;
}

/** The request is paid in this token. */
export function payoutView(payout: Payout, { method, recipient }: PayoutDestination, token: TokenSymbol): PayoutView {
  const { id, createdAt, updatedAt, amount } = payout;
  return {
    id,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    amount,
    details: payoutDetailsView(payout, method, token),
    recipient: recipientView(payout, recipient),
  };
}
