import type { PayinQuote, PayinTerms } from '#rails';
import type { KeptPayinQuote } from '../records/payin.entity.js';

/** As it is kept. */
export function keptQuote(terms: PayinTerms, quote: PayinQuote): KeptPayinQuote {
  return {
    rateE8: String(terms.rateE8),
    exchangeFeeBasisPoints: terms.exchangeFeeBasisPoints,
    transactionFeeUnits: String(quote.transactionFeeUnits),
    feeUnits: String(quote.feeUnits),
    developerFeeUnits: String(quote.developerFeeUnits),
    tokenUnits: String(quote.tokenUnits),
  };
}
