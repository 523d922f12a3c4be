import {
  Choice,
  Decimal,
  FiatAmount,
  type FiatAndRailCode,
  type FiatPayoutStatus,
  Nested,
  OneOf,
  type PayoutBlockchain,
  type PayoutMethod,
  type PayoutMethodInfo,
  Tag,
  Text,
  TokenAmount,
  type TokenSymbol,
  fiatAndRailCodes,
  fiatPayoutStatus,
  maskedPayoutMethod,
  payoutBlockchains,
  payoutMethodInfos,
  percentageOf,
  termsShown,
  tokenAmountOf,
  tokenSymbols,
  union,
} from '#contracts';
import type { BlockchainPayoutStatusName } from '../records/blockchain-payout.lifecycle.js';
import { fiatStatus } from '../records/payout-status.view.js';
import { type Payout, isFiat } from '../records/payout.entity.js';
import { sentUnits } from '../records/payout-units.js';

class DeveloperFeeTaken {
  @Decimal({ min: 0, max: 100, example: 1.5 })
  developerFeePercentage: number;

  @Nested(() => TokenAmount)
  fee: TokenAmount;
}

const developerFee = { optional: true, describe: 'The percentage, and the fee it amounts to.' };

export class FiatPayoutView {
  @Tag('fiat')
  type: 'fiat';

  @Choice(fiatAndRailCodes, { example: 'ars' })
  fiatAndRailCode: FiatAndRailCode;

  @OneOf(fiatPayoutStatus)
  status: FiatPayoutStatus;

  @Nested(() => TokenAmount, { describe: 'Everything that leaves the account, fees included.' })
  sourceAmount: TokenAmount;

  @Nested(() => FiatAmount, { describe: 'What the recipient receives.' })
  fiatAmount: FiatAmount;

  @Nested(() => TokenAmount)
  transactionFee: TokenAmount;

  @Decimal({ min: 0, example: 0.5, describe: 'Of what is exchanged, in percent.' })
  exchangeFeePercentage: number;

  @Decimal({ min: 0, example: 1450.25, describe: 'Units of the currency per token.' })
  exchangeRate: number;

  @Nested(() => TokenAmount, { describe: 'All fees together. They are inside the amount.' })
  feeTotal: TokenAmount;

  @Nested(() => DeveloperFeeTaken, developerFee)
  developerFee?: DeveloperFeeTaken;

  @OneOf(payoutMethodInfos, { describe: 'Where the money goes, masked.' })
  payoutMethod: PayoutMethodInfo;
}

const blockchainPayoutWords = ['AWAITING_EXECUTION', 'PENDING', 'EXECUTED', 'FAILED', 'CANCELED'] as const;
type BlockchainPayoutWord = (typeof blockchainPayoutWords)[number];

export class BlockchainPayoutView {
  @Tag('blockchain')
  type: 'blockchain';

  @Text({ max: 64, example: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8' })
  walletAddress: string;

  @Choice(payoutBlockchains, { example: 'POLYGON', describe: '`SOLANA` only for payouts in USD.' })
  blockchain: PayoutBlockchain;

  @Choice(tokenSymbols, { describe: 'What the recipient receives.' })
  token: TokenSymbol;

  @Choice(blockchainPayoutWords)
  status: BlockchainPayoutWord;

  @Nested(() => TokenAmount)
  destinationAmount: TokenAmount;

  @Nested(() => DeveloperFeeTaken, developerFee)
  developerFee?: DeveloperFeeTaken;

  @Nested(() => TokenAmount, { optional: true, describe: 'What it pays for the chain.' })
  networkFee?: TokenAmount;

  @Nested(() => TokenAmount, { optional: true, describe: 'What it pays for what is converted for it.' })
  spread?: TokenAmount;

  @Text({
    max: 100,
    optional: true,
    nullable: true,
    describe:
      'Only for payouts in USD, once they are settled. All others are in the transaction of the request, which has the hash.',
  })
  transactionHash?: string | null;

  @Text({ max: 500, optional: true, describe: 'Why it failed.' })
  failureReason?: string;
}

export const payoutViews = union('type', { fiat: FiatPayoutView, blockchain: BlockchainPayoutView });

/** The request is paid in this token. */
export function payoutDetailsView(
  payout: Payout,
  method: PayoutMethod,
  token: TokenSymbol,
): FiatPayoutView | BlockchainPayoutView {
  return isFiat(payout) ? fiatDetails(payout, method, token) : blockchainDetails(payout, method, token);
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
  const { channel, transactionHash, failureReason, networkFeeUnits, spreadUnits } = payout;
  const received = payout.token ?? token;
  return {
    type: 'blockchain',
    ...method.details,
    token: received,
    status: words[payout.status as BlockchainPayoutStatusName],
    destinationAmount: tokenAmountOf(sentUnits(payout), received),
    ...developerFeeOf(payout, token),
    ...(networkFeeUnits === '0' ? {} : { networkFee: tokenAmountOf(networkFeeUnits, token) }),
    ...(spreadUnits === '0' ? {} : { spread: tokenAmountOf(spreadUnits, token) }),
    ...(channel === 'treasury' ? { transactionHash } : {}),
    ...(failureReason === null ? {} : { failureReason }),
  };
}

function developerFeeOf(payout: Payout, token: TokenSymbol): Pick<FiatPayoutView, 'developerFee'> {
  const { developerFeeE6, developerFeeUnits } = payout;
  if (developerFeeE6 === null) return {};
  const developerFeePercentage = percentageOf(developerFeeE6);
  return { developerFee: { developerFeePercentage, fee: tokenAmountOf(developerFeeUnits, token) } };
}
