import { currencyOf, fiatExponent, mostTokenUnits } from '#contracts';
import { type PayinQuote, type PayinTerms, payinQuote } from '#rails';
import type { KeptPayinQuote, Payin } from '../records/payin.entity.js';

type Money = Pick<Payin, 'id' | 'code' | 'fiatUnits' | 'developerFeeE6'>;

/** What money becomes by these terms; `undefined` where our fees leave nothing of it, or it is worth more than one payin may bring. */
export function quoteOfMoney(
  terms: PayinTerms,
  { id, code, fiatUnits, developerFeeE6 }: Money,
): KeptPayinQuote | undefined {
  if (code === null || fiatUnits === null) throw new Error(`The payin ${id} is of no money`);
  const quote = payinQuote(terms, {
    amount: { type: 'fiat', units: BigInt(fiatUnits) },
    fiatExponent: fiatExponent(currencyOf(code)),
    ...(developerFeeE6 === null ? {} : { developerFeeE6: BigInt(developerFeeE6) }),
  });
  if (quote === undefined || quote.grossUnits > mostTokenUnits) return undefined;
  return keptQuote(terms, quote);
}

/** Tokens for tokens: one for one, and nothing is taken. */
export function quoteOfTokens(units: string): KeptPayinQuote {
  return {
    rateE8: '100000000',
    exchangeFeeBasisPoints: 0,
    transactionFeeUnits: '0',
    feeUnits: '0',
    developerFeeUnits: '0',
    tokenUnits: units,
  };
}

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
