import {
  Choice,
  Decimal,
  FiatAmount,
  Instant,
  Integer,
  ListOf,
  Nested,
  Text,
  Texts,
  TokenAmount,
  type TokenSymbol,
  YesOrNo,
  termsShown,
  tokenAmountOf,
} from '#contracts';
import type { Excess } from '#standing';
import { conversionProblem, destinationRefused } from '#errors';
import type { PayoutDraft, PayoutRowProblem } from '../pricing/payout-draft.js';
import { impossible } from '../pricing/refuse-payout-rows.js';

export const preflightFailureNames = [
  'ValidationFailed',
  'ResourceNotFound',
  'UnsupportedRail',
  'ConversionUnavailable',
  'DestinationRefused',
  'AdditionalCounterpartyInformationRequired',
  'AdditionalRecipientInformationRequired',
] as const;
const limitNames = ['singleAmount', 'volume30Days'] as const;
export type PreflightFailureName = (typeof preflightFailureNames)[number];

export class PreflightFailure {
  @Choice(preflightFailureNames, { describe: 'The error with which the request would be refused.' })
  name: PreflightFailureName;

  @Texts({
    max: 200,
    describe: 'Relative to the row: `amount.tokenSymbol`; for missing information, the missing fields.',
  })
  fields: string[];

  @Text({ max: 2000 })
  message: string;
}

/** What a payout would cost, were it created now. */
export class PreflightQuote {
  @Nested(() => TokenAmount, { describe: 'Everything that would leave the account.' })
  tokenAmount: TokenAmount;

  @Nested(() => TokenAmount, { describe: 'All fees together. They are inside the amount.' })
  feeTotal: TokenAmount;

  @Nested(() => TokenAmount, { optional: true, describe: 'What a wallet would receive.' })
  destinationAmount?: TokenAmount;

  @Nested(() => TokenAmount, { optional: true, describe: 'What a payout to a wallet would pay for its chain.' })
  networkFee?: TokenAmount;

  @Nested(() => TokenAmount, { optional: true, describe: 'What it would pay for what is converted for it.' })
  spread?: TokenAmount;

  @Nested(() => FiatAmount, { optional: true, describe: 'What a bank account would receive.' })
  fiatAmount?: FiatAmount;

  @Decimal({ min: 0, optional: true, example: 1450.25 })
  exchangeRate?: number;

  @Decimal({ min: 0, optional: true, example: 0.5 })
  exchangeFeePercentage?: number;

  @Nested(() => TokenAmount, { optional: true })
  transactionFee?: TokenAmount;
}

export class PreflightRow {
  @Integer({ min: 0, describe: 'Position in the request, from 0.' })
  index: number;

  @ListOf(() => PreflightFailure, {
    describe: 'Why the row would be refused; empty if it would be accepted.',
    example: [],
  })
  failures: PreflightFailure[];

  @Nested(() => PreflightQuote, { optional: true })
  quote?: PreflightQuote;

  @Integer({ min: 0, optional: true, describe: 'An earlier row that pays the same to the same destination.' })
  duplicateOf?: number;
}

export class PreflightFunds {
  @Nested(() => TokenAmount, { describe: 'For all rows that would be accepted.' })
  required: TokenAmount;

  @Nested(() => TokenAmount)
  available: TokenAmount;
}

export class PreflightLimit {
  @Choice(limitNames, { describe: 'Of each payout, or of all payouts of the organization in 30 days.' })
  limit: (typeof limitNames)[number];

  @Integer({ min: 0, describe: 'In USD.' })
  most: number;

  @Integer({ min: 0, describe: 'In USD, rounded up: what it would be with this request.' })
  actual: number;

  @Instant({ optional: true, describe: 'From when on it would fit, if nothing else were paid.' })
  resetsAt?: string;
}

export class PreflightView {
  @YesOrNo({
    describe:
      'Whether the request would be accepted as it is. `funds` says whether it can be paid, `limits` whether it may.',
  })
  isAcceptable: boolean;

  @Nested(() => PreflightFunds, { optional: true, describe: 'Present if at least one row would be accepted.' })
  funds?: PreflightFunds;

  @ListOf(() => PreflightLimit, {
    optional: true,
    describe: 'For which limits of the organization executing it would be refused with `LimitExceeded`.',
    example: [{ limit: 'volume30Days', most: 1000, actual: 1200, resetsAt: '2026-12-21T00:00:00.000Z' }],
  })
  limits?: PreflightLimit[];

  @ListOf(() => PreflightRow)
  payouts: PreflightRow[];
}

export function preflightLimitView({ limit, limitUsd, actualUsd, resetsAt }: Excess): PreflightLimit {
  return {
    limit,
    most: limitUsd,
    actual: actualUsd,
    ...(resetsAt === undefined ? {} : { resetsAt: resetsAt.toISOString() }),
  };
}

/** Named after the error with which the request would be refused. */
export function preflightFailureView(problem: PayoutRowProblem, isOnlyRow: boolean): PreflightFailure {
  switch (problem.kind) {
    case 'notFound':
      return { name: 'ResourceNotFound', fields: [problem.field], message: `There is no such ${problem.resource}` };
    case 'field':
      return { name: 'ValidationFailed', fields: [problem.field], message: problem.messages.join('; ') };
    case 'destination':
      return { name: 'DestinationRefused', fields: [problem.field], message: destinationRefused };
    case 'rail':
      return {
        name: 'UnsupportedRail',
        fields: ['payoutDetails'],
        message: impossible(problem),
      };
    case 'conversion':
      return { name: 'ConversionUnavailable', fields: ['amount'], message: conversionProblem(problem) };
    case 'information':
      return {
        name:
          isOnlyRow && problem.counterpartyId !== undefined
            ? 'AdditionalCounterpartyInformationRequired'
            : 'AdditionalRecipientInformationRequired',
        fields: problem.missingFields,
        message: `The recipient lacks ${problem.missingFields.join(', ')}`,
      };
  }
}

export function preflightQuoteView(draft: PayoutDraft, token: TokenSymbol): PreflightQuote {
  const { tokenUnits, feeUnits, networkFeeUnits, spreadUnits, quote, fiatAndRail } = draft;
  const shared = {
    tokenAmount: tokenAmountOf(tokenUnits, token),
    feeTotal: tokenAmountOf(feeUnits, token),
  };
  if (quote !== null && fiatAndRail !== null) return { ...shared, ...termsShown(quote, fiatAndRail, token) };
  return {
    ...shared,
    destinationAmount: tokenAmountOf(tokenUnits - feeUnits, draft.token ?? token),
    ...(networkFeeUnits === 0n ? {} : { networkFee: tokenAmountOf(networkFeeUnits, token) }),
    ...(spreadUnits === 0n ? {} : { spread: tokenAmountOf(spreadUnits, token) }),
  };
}
