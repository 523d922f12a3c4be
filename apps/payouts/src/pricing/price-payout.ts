import { obstacleTo, spreadOf } from '#chains';
import {
  type Conversion,
  type PayoutAmount,
  type PayoutBlockchain,
  type PayoutMethod,
  type PayoutMethodCode,
  type TokenSymbol,
  codeOf,
  currencyOf,
  fiatExponent,
  isFiatAmount,
  mostTokenUnits,
  mostTokens,
  percentE6,
  toDecimal,
  toWireNumber,
  tokenExponent,
  tokenSymbols,
  unitsOf,
} from '#contracts';
import { type PayoutQuote, type RailTerms, payoutQuote, shareOut } from '#rails';
import type { KeptPayoutQuote } from '../records/payout.entity.js';
import { type PayoutPrice, type PayoutRowProblem, fieldProblem } from './payout-draft.js';
import type { PayoutMarket } from './payout-market.js';
import type { PayoutRow } from './payout.dto.js';

type Priced = PayoutPrice | PayoutRowProblem;

type Repriced = Pick<PayoutPrice, 'tokenUnits' | 'developerFeeUnits' | 'feeUnits' | 'quote'>;

const tooMuch = `takes more than the ${mostTokens} tokens that one payout may take`;
const tooLittle = 'leaves nothing for the recipient once the fees are paid';
const wholeE6 = 100_000_000n;
/** One USD is one token: this turns cents into token units. */
const unitsPerCent = 10_000n;

/** The price of a row that becomes the payout of this id, or why it cannot be paid. */
export function pricePayout(id: string, row: PayoutRow, method: PayoutMethod, market: PayoutMarket): Priced {
  const wrong = isFiatAmount(row.amount) ? undefined : tokenProblem(row.amount.tokenSymbol, market);
  if (wrong !== undefined) return fieldProblem('amount.tokenSymbol', wrong);
  if (method.type === 'blockchainWallet') return toWallet(row, method.details.blockchain, market);
  return toBank(id, row, method, market);
}

function tokenProblem(symbol: TokenSymbol, { token, blockchain, tokens }: PayoutMarket): string | undefined {
  if (symbol !== token) return `must be ${token}, like the others: a request is paid in one token`;
  return tokens.problem({ symbol, blockchain }, [blockchain]);
}

/** A new quote, by other terms, for a payout that was priced before. */
export function repricePayout(
  { amount, developerFeeE6, code }: { amount: PayoutAmount; developerFeeE6: bigint | null; code: PayoutMethodCode },
  terms: RailTerms,
  quotesExpireAt: Date,
): Repriced | { readonly problem: string } {
  const quote = payoutQuote(terms, {
    amount: { type: isFiatAmount(amount) ? 'fiat' : 'token', units: unitsOf(amount) },
    fiatExponent: fiatExponent(currencyOf(code)),
    ...(developerFeeE6 === null ? {} : { developerFeeE6 }),
  });
  if (quote === undefined) return { problem: tooLittle };
  const { tokenUnits, developerFeeUnits, feeUnits } = quote;
  if (tokenUnits > mostTokenUnits) return { problem: tooMuch };
  return { tokenUnits, developerFeeUnits, feeUnits, quote: kept(quote, terms, quotesExpireAt) };
}

function toBank(id: string, { amount, developerFee }: PayoutRow, method: PayoutMethod, market: PayoutMarket): Priced {
  const code = codeOf(method);
  if (code === undefined) throw new Error('A wallet is paid on its chain');
  const currency = currencyOf(code);
  if (isFiatAmount(amount) && amount.fiatCurrencyCode !== currency)
    return fieldProblem('amount.fiatCurrencyCode', `must be ${currency}, the currency of the payout method`);
  const chosen = shareOut(id, market.offers.get(code) ?? []);
  if (chosen === undefined) return { kind: 'rail', rail: code, supported: [...market.offers.keys()] };
  const developerFeeE6 = feeE6(developerFee);
  const found = repricePayout({ amount, developerFeeE6, code }, chosen.terms, market.quotesExpireAt);
  if ('problem' in found) return fieldProblem('amount', found.problem);
  return {
    channel: 'fiat',
    ...found,
    networkFeeUnits: 0n,
    spreadUnits: 0n,
    developerFeeE6,
    fiatAndRail: code,
    rail: chosen.rail.name,
    blockchain: null,
    token: null,
  };
}

/** An amount in tokens is paid in the request's own transaction; one in USD is paid by the treasury, on any chain. */
function toWallet({ amount, developerFee }: PayoutRow, blockchain: PayoutBlockchain, market: PayoutMarket): Priced {
  if (isFiatAmount(amount) && amount.fiatCurrencyCode !== 'USD')
    return fieldProblem('amount.fiatCurrencyCode', 'must be USD for a wallet');
  const isUsd = isFiatAmount(amount);
  const token = isUsd ? tokenOn(blockchain, market) : market.token;
  if (token === undefined) return { kind: 'rail', rail: blockchain, supported: chainsFor(market) };
  if (!isUsd && blockchain !== market.blockchain)
    return { kind: 'rail', rail: blockchain, supported: [market.blockchain] };
  const tokenUnits = unitsOf(amount) * (isUsd ? unitsPerCent : 1n);
  const taken = conversionsOf({ channel: isUsd ? 'treasury' : 'wallet', token }, market.token);
  const unavailable = unavailableOf(taken, tokenUnits, market);
  if (unavailable !== undefined) return unavailable;
  const fees = walletFees({ tokenUnits, developerFeeE6: feeE6(developerFee), blockchain, taken }, market);
  if ('problem' in fees) return fieldProblem('amount', fees.problem);
  return {
    channel: isUsd ? 'treasury' : 'wallet',
    tokenUnits,
    ...fees,
    fiatAndRail: null,
    rail: null,
    quote: null,
    blockchain,
    token,
  };
}

/** What is converted for a payout from an account that pays in this token. */
export function conversionsOf(
  { channel, token }: Pick<PayoutPrice, 'channel' | 'token'>,
  paid: TokenSymbol,
): readonly Conversion[] {
  if (channel !== 'treasury') return [];
  return token === paid ? ['usdToWallet'] : ['betweenTokens', 'usdToWallet'];
}

function unavailableOf(
  taken: readonly Conversion[],
  units: bigint,
  { conversions }: PayoutMarket,
): PayoutRowProblem | undefined {
  for (const conversion of taken) {
    const offer = conversions.get(conversion);
    const reason = offer && obstacleTo(offer, units);
    if (reason === 'stopped') return { kind: 'conversion', conversion, reason };
    if (reason === 'dailyCap')
      return { kind: 'conversion', conversion, reason, left: toWireNumber(offer?.leftUnits ?? 0n, tokenExponent) };
  }
  return undefined;
}

type WalletFees = Pick<
  PayoutPrice,
  'developerFeeUnits' | 'developerFeeE6' | 'networkFeeUnits' | 'spreadUnits' | 'feeUnits'
>;

interface PaidWallet extends Pick<PayoutPrice, 'tokenUnits' | 'developerFeeE6'> {
  readonly blockchain: PayoutBlockchain;
  readonly taken: readonly Conversion[];
}

function walletFees(
  { tokenUnits, developerFeeE6, blockchain, taken }: PaidWallet,
  { networkFees, conversions }: PayoutMarket,
): WalletFees | { readonly problem: string } {
  if (tokenUnits > mostTokenUnits) return { problem: tooMuch };
  const { feeUnits: networkFeeUnits = 0n, leastUnits = 0n } = networkFees.get(blockchain) ?? {};
  if (tokenUnits < leastUnits)
    return { problem: `must be at least ${toDecimal(leastUnits, tokenExponent)} on ${blockchain}` };
  const developerFeeUnits = (tokenUnits * (developerFeeE6 ?? 0n)) / wholeE6;
  const spreadUnits = spreadOf(conversions, taken, tokenUnits - developerFeeUnits);
  const feeUnits = developerFeeUnits + networkFeeUnits + spreadUnits;
  return feeUnits >= tokenUnits
    ? { problem: tooLittle }
    : { developerFeeUnits, developerFeeE6, networkFeeUnits, spreadUnits, feeUnits };
}

/** The token of the request if that chain has it, otherwise the other one: both are worth a dollar. */
function tokenOn(
  blockchain: PayoutBlockchain,
  { token, tokens, blockchain: from }: PayoutMarket,
): TokenSymbol | undefined {
  if (!tokens.isConvertible(from, blockchain)) return undefined;
  return [token, ...tokenSymbols].find((symbol) => tokens.contractOf({ symbol, blockchain }) !== undefined);
}

function chainsFor({ tokens, blockchain: from }: PayoutMarket): string[] {
  return tokens.blockchains.filter((blockchain) => blockchain !== 'TRON' && tokens.isConvertible(from, blockchain));
}

function feeE6(fee: PayoutRow['developerFee']): bigint | null {
  return fee === undefined ? null : percentE6(fee.developerFeePercentage);
}

function kept({ fiatUnits }: PayoutQuote, terms: RailTerms, expiresAt: Date): KeptPayoutQuote {
  return {
    rateE8: String(terms.rateE8),
    exchangeFeeBasisPoints: terms.exchangeFeeBasisPoints,
    transactionFeeUnits: String(terms.transactionFeeUnits),
    fiatUnits: String(fiatUnits),
    expiresAt: expiresAt.toISOString(),
  };
}
