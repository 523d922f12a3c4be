import { type TokenAmount, type TokenSymbol, currencyOf, fiatExponent, toWireNumber, tokenExponent } from '#contracts';
import type { Draft } from '../drafts/draft.js';
import { rateOf } from '../payouts/payout-shown.js';
import type { PreflightQuote } from './preflight.view.js';

const basisPointDecimals = 2;

export function quoteShown(draft: Draft, token: TokenSymbol): PreflightQuote {
  const { tokenUnits, developerFeeUnits, feeUnits, quote, fiatAndRail } = draft;
  const shared = { tokenAmount: tokens(tokenUnits, token), feeTotal: tokens(feeUnits, token) };
  if (quote === null || fiatAndRail === null)
    return { ...shared, destinationAmount: tokens(tokenUnits - developerFeeUnits, draft.token ?? token) };
  const fiatCurrencyCode = currencyOf(fiatAndRail);
  const fiatAmount = toWireNumber(BigInt(quote.fiatUnits), fiatExponent(fiatCurrencyCode));
  return {
    ...shared,
    fiatAmount: { fiatAmount, fiatCurrencyCode },
    exchangeRate: rateOf(quote),
    exchangeFeePercentage: toWireNumber(BigInt(quote.exchangeFeeBasisPoints), basisPointDecimals),
    transactionFee: tokens(BigInt(quote.transactionFeeUnits), token),
  };
}

function tokens(units: bigint, tokenSymbol: TokenSymbol): TokenAmount {
  return { tokenAmount: toWireNumber(units, tokenExponent), tokenSymbol };
}
