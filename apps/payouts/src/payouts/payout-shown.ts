import {
  type PayoutMethod,
  type Recipient,
  type TokenAmount,
  type TokenSymbol,
  currencyOf,
  fiatExponent,
  maskedPayoutMethod,
  toWireNumber,
  tokenExponent,
  truncated,
} from '#contracts';
import type { Destination } from '../drafts/draft.js';
import type { BlockchainPayoutStatusName } from './blockchain-payout.lifecycle.js';
import type { KeptQuote, Payout } from './payout.entity.js';
import { fiatStatus } from './payout-status.js';
import type {
  BlockchainPayoutView,
  BlockchainPayoutWord,
  FiatPayoutView,
  PayoutView,
  RecipientView,
} from './payout.view.js';

const rateDecimals = 8;
const percentDecimals = 6;
const basisPointDecimals = 2;

/** What is told of a payout whose request is paid in this token. */
export function payoutView(payout: Payout, destination: Destination, token: TokenSymbol): PayoutView {
  const { id, createdAt, updatedAt, amount } = payout;
  return {
    id,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    amount,
    details:
      payout.way === 'fiat'
        ? fiatDetails(payout, destination.method, token)
        : blockchainDetails(payout, destination.method, token),
    recipient: recipientView(payout, destination.recipient),
  };
}

/** Units of the currency for one token. */
export function rateOf(quote: Pick<KeptQuote, 'rateE8'> | null): number {
  return toWireNumber(BigInt(quote?.rateE8 ?? 0), rateDecimals);
}

function fiatDetails(payout: Payout, method: PayoutMethod, token: TokenSymbol): FiatPayoutView {
  const { fiatAndRail, quote, feeUnits } = payout;
  if (fiatAndRail === null || quote === null) throw new Error(`The payout ${payout.id} has no quote`);
  const fiatCurrencyCode = currencyOf(fiatAndRail);
  return {
    type: 'fiat',
    fiatAndRailCode: fiatAndRail,
    status: fiatStatus(payout),
    fiatAmount: {
      fiatAmount: toWireNumber(BigInt(quote.fiatUnits), fiatExponent(fiatCurrencyCode)),
      fiatCurrencyCode,
    },
    transactionFee: tokens(quote.transactionFeeUnits, token),
    exchangeFeePercentage: toWireNumber(BigInt(quote.exchangeFeeBasisPoints), basisPointDecimals),
    exchangeRate: rateOf(quote),
    feeTotal: tokens(feeUnits, token),
    ...developerFeeOf(payout, token),
    payoutMethod: maskedPayoutMethod(method),
  };
}

const words: Readonly<Record<BlockchainPayoutStatusName, BlockchainPayoutWord>> = {
  awaitingExecution: 'AWAITING_EXECUTION',
  pending: 'PENDING',
  executed: 'EXECUTED',
  failed: 'FAILED',
  canceled: 'CANCELED',
};

function blockchainDetails(payout: Payout, method: PayoutMethod, token: TokenSymbol): BlockchainPayoutView {
  if (method.type !== 'blockchainWallet') throw new Error(`The payout ${payout.id} goes to no wallet`);
  const { tokenUnits, developerFeeUnits, way, transactionHash, failureReason } = payout;
  const received = payout.token ?? token;
  return {
    type: 'blockchain',
    ...method.details,
    token: received,
    status: words[payout.status as BlockchainPayoutStatusName],
    destinationAmount: tokens(BigInt(tokenUnits) - BigInt(developerFeeUnits), received),
    ...developerFeeOf(payout, token),
    ...(way === 'treasury' ? { transactionHash } : {}),
    ...(failureReason === null ? {} : { failureReason }),
  };
}

function developerFeeOf(payout: Payout, token: TokenSymbol): Pick<FiatPayoutView, 'developerFee'> {
  const { developerFeeE6, developerFeeUnits } = payout;
  if (developerFeeE6 === null) return {};
  const developerFeePercentage = toWireNumber(BigInt(developerFeeE6), percentDecimals);
  return { developerFee: { developerFeePercentage, fee: tokens(developerFeeUnits, token) } };
}

function recipientView({ counterpartyId, payoutMethodId }: Payout, recipient: Recipient): RecipientView {
  const saved = {
    ...(recipient.email === undefined ? {} : { email: truncated(recipient.email) }),
    ...(counterpartyId === null ? {} : { counterpartyId }),
    ...(payoutMethodId === null ? {} : { payoutMethodId }),
  };
  if (recipient.type === 'business') return { type: 'business', name: truncated(recipient.name), ...saved };
  const { firstName, lastName } = recipient;
  return { type: 'individual', firstName: truncated(firstName), lastName: truncated(lastName), ...saved };
}

function tokens(units: bigint | string, tokenSymbol: TokenSymbol): TokenAmount {
  return { tokenAmount: toWireNumber(BigInt(units), tokenExponent), tokenSymbol };
}
