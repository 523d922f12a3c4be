import {
  AutoOnrampSettlementStrategy,
  type BlockchainAmount,
  Choice,
  type EvmBlockchain,
  Instant,
  Nested,
  OneOf,
  OwnerShown,
  type PayinDetails,
  type PayinDeveloperFee,
  type PayinFailureReason,
  type PayinInstructions,
  type PayinSender,
  PayinSenderField,
  PayinStatus,
  type SettlementDetails,
  Uuid,
  maskedExcept,
  payinDetails,
  payinDeveloperFees,
  payinFailureReasons,
  payinInstructions,
  percentageOf,
  settlementDetails,
  tokenExponent,
} from '#contracts';
import type { Payin } from '../records/payin.entity.js';

export class PayinTimestamps {
  @Instant()
  createdAt: string;

  @Instant({ optional: true })
  fundsReceivedAt?: string;

  @Instant({ optional: true })
  completedAt?: string;

  @Instant({ optional: true })
  failedAt?: string;

  @Instant({ optional: true })
  canceledAt?: string;

  @Instant({ optional: true, describe: 'Until when the payer may pay.' })
  expiresAt?: string;
}

export class PayinView {
  @Uuid()
  id: string;

  @OwnerShown()
  organizationId?: string;

  @Instant()
  createdAt: string;

  @Instant()
  updatedAt: string;

  @Uuid()
  destinationAccountId: string;

  @Nested(() => PayinStatus)
  status: PayinStatus;

  @OneOf(payinDetails, {
    describe: 'As requested; for money that came unasked, where it was sent to and how much it was.',
  })
  payinDetails: PayinDetails;

  @OneOf(payinInstructions, {
    optional: true,
    describe: 'How to pay what was requested.',
    example: {
      type: 'ars-bank-transfer',
      cvu: '0000099400000000000017',
      bankName: 'Gatehouse Sandbox',
      expiresAt: '2026-11-21T09:35:00.000Z',
    },
  })
  payinInstructions?: PayinInstructions;

  @PayinSenderField({ optional: true, describe: 'Who paid, as far as the rail reported it.' })
  senderMetadata?: PayinSender;

  @OneOf(payinDeveloperFees, { optional: true })
  developerFee?: PayinDeveloperFee;

  @Nested(() => AutoOnrampSettlementStrategy, {
    optional: true,
    describe: 'Once what came was converted to the destination token.',
  })
  settlementStrategy?: AutoOnrampSettlementStrategy;

  @OneOf(settlementDetails, {
    optional: true,
    describe:
      'What the account gets, an estimate until settlement; or, while a compliance review of the organization is under way, that the money waits for it.',
  })
  settlementDetails?: SettlementDetails;

  @Choice(payinFailureReasons, { optional: true })
  failureReason?: PayinFailureReason;

  @Nested(() => PayinTimestamps)
  timestamps: PayinTimestamps;
}

const created = '2026-11-21T09:30:00.000Z';
const canceled = '2026-11-21T09:32:00.000Z';
const expires = '2026-11-21T09:35:00.000Z';

/** A payin as canceling it answers. */
export const canceledPayin: PayinView = {
  id: '01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10',
  createdAt: created,
  updatedAt: canceled,
  destinationAccountId: '01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11',
  status: { type: 'canceled' },
  payinDetails: {
    type: 'ars-bank-transfer',
    amount: { currencySymbol: 'ARS', value: '150000' },
    accountNumber: '2850590940090418135201',
  },
  payinInstructions: {
    type: 'ars-bank-transfer',
    cvu: '0000099400000000000017',
    bankName: 'Gatehouse Sandbox',
    expiresAt: expires,
  },
  timestamps: { createdAt: created, canceledAt: canceled, expiresAt: expires },
};

const awaitingKyc: SettlementDetails = {
  type: 'awaitingKYC',
  details:
    'The money is here. It is turned into tokens by itself as soon as the compliance review that is under way is approved.',
};

export interface OpenedPayin {
  readonly details: PayinDetails;
  readonly sender?: PayinSender | undefined;
  /** Of a payin that waits for an approval: a review that may bring it is under way. */
  readonly isUnderReview?: boolean;
}

export function payinView(
  payin: Payin,
  { details, sender, isUnderReview = false }: OpenedPayin,
  owner: { organizationId?: string } = {},
): PayinView {
  const { id, createdAt, updatedAt, accountId, status, failureReason } = payin;
  const instructions = instructionsOf(payin);
  const developerFee = developerFeeOf(payin);
  const settled = isUnderReview ? awaitingKyc : settlementOf(payin, details);
  return {
    id,
    ...owner,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    destinationAccountId: accountId,
    status: { type: status },
    payinDetails: details,
    ...(instructions === undefined ? {} : { payinInstructions: instructions }),
    ...(sender === undefined ? {} : { senderMetadata: sender }),
    ...(developerFee === undefined ? {} : { developerFee }),
    ...(isConverted(payin) ? { settlementStrategy: { type: 'autoOnramp' } } : {}),
    ...(settled === undefined ? {} : { settlementDetails: settled }),
    ...(failureReason === null ? {} : { failureReason }),
    timestamps: timestampsOf(payin),
  };
}

/** Without who pays: for people of the staff who help without needing to know. */
export function maskedPayin(view: PayinView): PayinView {
  const { payinDetails: details, senderMetadata: sender } = view;
  return {
    ...view,
    payinDetails: details.type === 'ars-bank-transfer' ? { ...details, accountNumber: last4(details) } : details,
    ...(sender === undefined ? {} : { senderMetadata: maskedExcept(sender, ['type', 'blockchain']) }),
  };
}

function last4({ accountNumber }: { accountNumber: string }): string {
  return `****${accountNumber.slice(-4)}`;
}

/** Tokens deposited on an EVM chain are not converted. */
function isConverted({ status, code, quote }: Payin): boolean {
  return status === 'completed' && (code !== null || quote !== null);
}

function instructionsOf({ instructions, expiresAt }: Payin): PayinView['payinInstructions'] {
  if (instructions === null || expiresAt === null) return undefined;
  return { ...instructions, expiresAt: expiresAt.toISOString() };
}

function developerFeeOf({ code, developerFeeE6 }: Payin): PayinDeveloperFee | undefined {
  if (developerFeeE6 === null || (code !== 'ars' && code !== 'brl')) return undefined;
  return { type: code, developerFeePercentage: percentageOf(developerFeeE6) };
}

/** A payin that failed or was canceled settles nothing. */
function settlementOf(payin: Payin, details: PayinDetails): SettlementDetails | undefined {
  if (payin.status === 'failed' || payin.status === 'canceled') return undefined;
  const amount = amountOf(payin, details);
  if (amount === undefined) return undefined;
  const { transactionHash } = payin;
  return { type: 'blockchain', amount, ...(transactionHash === null ? {} : { transactionHash }) };
}

function amountOf({ quote, token, blockchain }: Payin, details: PayinDetails): BlockchainAmount | undefined {
  if (quote !== null)
    return { type: 'blockchain', tokenSymbol: token, exponent: tokenExponent, value: quote.tokenUnits, blockchain };
  if (details.type !== 'blockchainDeposit') return undefined;
  return { type: 'blockchain', ...details.amount, blockchain: details.amount.blockchain as EvmBlockchain };
}

function timestampsOf(payin: Payin): PayinTimestamps {
  const { createdAt, fundsReceivedAt, completedAt, failedAt, canceledAt, expiresAt } = payin;
  const moments = { fundsReceivedAt, completedAt, failedAt, canceledAt, expiresAt };
  const known = Object.entries(moments).flatMap(([name, at]) => (at === null ? [] : [[name, at.toISOString()]]));
  return { createdAt: createdAt.toISOString(), ...(Object.fromEntries(known) as Partial<PayinTimestamps>) };
}
