import { type TokenSymbol, termsShown, tokenAmountOf } from '#contracts';
import type { PayoutDraft } from '../pricing/payout-draft.js';
import type { PreflightQuote } from './preflight.view.js';

export function preflightQuoteView(draft: PayoutDraft, token: TokenSymbol): PreflightQuote {
  const { tokenUnits, developerFeeUnits, feeUnits, quote, fiatAndRail } = draft;
  const shared = {
    tokenAmount: tokenAmountOf(tokenUnits, token),
    feeTotal: tokenAmountOf(feeUnits, token),
  };
  if (quote !== null && fiatAndRail !== null) return { ...shared, ...termsShown(quote, fiatAndRail, token) };
  return { ...shared, destinationAmount: tokenAmountOf(tokenUnits - developerFeeUnits, draft.token ?? token) };
}
