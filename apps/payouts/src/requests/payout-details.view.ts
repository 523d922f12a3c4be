import {
  type PayoutMethod,
  type Recipient,
  type TokenSymbol,
  maskedPayoutMethod,
  percentageOf,
  termsShown,
  tokenAmountOf,
  truncated,
} from '#contracts';
import type { PayoutDestination } from '../records/payout.sealed.js';
import type { BlockchainPayoutStatusName } from '../records/blockchain-payout.lifecycle.js';
import type { Payout } from '../records/payout.entity.js';
import { fiatStatus } from '../records/payout-status.view.js';
import type {
  BlockchainPayoutView,
  BlockchainPayoutWord,
  FiatPayoutView,
  PayoutView,
  RecipientView,
} from './payout.view.js';

/** What is told of a payout whose request is paid in this token. */
export function payoutView(payout: Payout, destination: PayoutDestination, token: TokenSymbol): PayoutView {
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

function fiatDetails(payout: Payout, method: PayoutMethod, token: TokenSymbol): FiatPayoutView {
  const { fiatAndRail, quote, feeUnits } = payout;
  if (fiatAndRail === null || quote === null) throw new Error(`The payout ${payout.id} has no quote`);
  return {
    type: 'fiat',
    fiatAndRailCode: fiatAndRail,
    status: fiatStatus(payout),
    sourceAmount: tokenAmountOf(payout.tokenUnits, token),
    ...termsShown(quote, fiatAndRail, token),
    feeTotal: tokenAmountOf(feeUnits, token),
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
    destinationAmount: tokenAmountOf(BigInt(tokenUnits) - BigInt(developerFeeUnits), received),
    ...developerFeeOf(payout, token),
    ...(way === 'treasury' ? { transactionHash } : {}),
    ...(failureReason === null ? {} : { failureReason }),
  };
}

function developerFeeOf(payout: Payout, token: TokenSymbol): Pick<FiatPayoutView, 'developerFee'> {
  const { developerFeeE6, developerFeeUnits } = payout;
  if (developerFeeE6 === null) return {};
  const developerFeePercentage = percentageOf(developerFeeE6);
  return { developerFee: { developerFeePercentage, fee: tokenAmountOf(developerFeeUnits, token) } };
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
