import { currencyOf, fiatExponent, mostTokenUnits } from '#contracts';
import { type PayinQuote, type PayinTerms, payinQuote } from '#rails';
import type { StoredPayinQuote, Payin } from '../records/payin.entity.js';

type PayinMoney = Pick<Payin, 'id' | 'code' | 'fiatUnits' | 'developerFeeE6'>;

/** What money is worth by these terms; `undefined` where the fees leave nothing, or it is worth more than one payin may bring. */
export function quoteOfMoney(
  terms: PayinTerms,
  { id, code, fiatUnits, developerFeeE6 }: PayinMoney,
): StoredPayinQuote | undefined {
  if (code === null || fiatUnits === null) throw new Error(`The payin ${id} is of no money`);
  const quote = payinQuote(terms, {
    amount: { type: 'fiat', units: BigInt(fiatUnits) },
    fiatExponent: fiatExponent(currencyOf(code)),
    ...(developerFeeE6 === null ? {} : { developerFeeE6: BigInt(developerFeeE6) }),
  });
  if (quote === undefined || quote.grossUnits > mostTokenUnits) return undefined;
  return storedQuote(terms, quote);
}

/** Tokens are converted one for one, but for the spread. */
export function quoteOfTokens(units: string, spreadUnits = 0n): StoredPayinQuote {
  return {
    rateE8: '100000000',
    exchangeFeeBasisPoints: 0,
    transactionFeeUnits: '0',
    feeUnits: String(spreadUnits),
    developerFeeUnits: '0',
    tokenUnits: String(BigInt(units) - spreadUnits),
  };
}

export function storedQuote(terms: PayinTerms, quote: PayinQuote): StoredPayinQuote {
  return {
    rateE8: String(terms.rateE8),
    exchangeFeeBasisPoints: terms.exchangeFeeBasisPoints,
    transactionFeeUnits: String(quote.transactionFeeUnits),
    feeUnits: String(quote.feeUnits),
    developerFeeUnits: String(quote.developerFeeUnits),
    tokenUnits: String(quote.tokenUnits),
  };
}
