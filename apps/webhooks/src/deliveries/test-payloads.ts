import type { EventType } from '#contracts';
import type { EventPayload, PayloadOf } from '#events';

export interface TestPayloadSubject {
  readonly organizationId: string;
  /** What the sample is about; nothing of ours needs to have this id. */
  readonly resourceId: string;
  readonly now: Date;
}

/** What a receiver gets when it asks for a test: a sample that is valid in every field and tells of nothing that happened. */
export function testPayload(type: EventType, subject: TestPayloadSubject): EventPayload {
  return samples[type](subject);
}

/** Ids of things beside the resource: well formed, and plainly nobody's. */
const sampleTransactionId = '00000000-0000-7000-8000-000000000001';
const samplePayoutRequestId = '00000000-0000-7000-8000-000000000002';

/** Addresses that Hardhat and Anvil give to everyone, and the contract of USDC on Polygon. */
const ourWallet = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const otherWallet = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const blockchain = 'POLYGON';
const tokenAmount = {
  blockchain,
  tokenAmount: 12.5,
  tokenSymbol: 'USDC',
  tokenContractAddress: '0x3c499c542cEF5E3811e1192ce70d8cC03d5c3359',
} as const;
const transactionHash = `0x${'5e'.repeat(32)}`;

const samples: { readonly [T in EventType]: (subject: TestPayloadSubject) => PayloadOf<T> } = {
  account_credited: (subject) => ({
    type: 'account_credited',
    ...accountActivity(subject, { sourceWalletAddress: otherWallet, destinationWalletAddress: ourWallet }),
  }),
  account_debited: (subject) => ({
    type: 'account_debited',
    ...accountActivity(subject, { sourceWalletAddress: ourWallet, destinationWalletAddress: otherWallet }),
  }),
  payout_request_status_changed: ({ organizationId, resourceId }) => ({
    type: 'payout_request_status_changed',
    organizationId,
    payoutRequestId: resourceId,
    statusChangeDetails: { previousStatus: { type: 'awaitingExecution' }, currentStatus: { type: 'pending' } },
  }),
  payout_status_changed: ({ organizationId, resourceId }) => ({
    type: 'payout_status_changed',
    organizationId,
    payoutRequestId: samplePayoutRequestId,
    payoutId: resourceId,
    statusChangeDetails: { type: 'fiat', previousStatus: { type: 'created' }, currentStatus: { type: 'pending' } },
  }),
  payin_status_changed: ({ organizationId, resourceId }) => ({
    type: 'payin_status_changed',
    organizationId,
    payinId: resourceId,
    statusChangeDetails: { previousStatus: { type: 'pending' }, currentStatus: { type: 'completed' } },
  }),
  verification_status_changed: ({ organizationId, resourceId, now }) => ({
    type: 'verification_status_changed',
    organizationId,
    previousStatus: { type: 'pending' },
    currentStatus: { type: 'approved', approvedAt: now.toISOString() },
    verificationId: resourceId,
    updatedAt: now.toISOString(),
  }),
  tos_accepted: ({ organizationId, now }) => ({
    type: 'tos_accepted',
    organizationId,
    signedAt: now.toISOString(),
    source: 'test',
  }),
  compliance_review_status_changed: ({ organizationId, resourceId, now }) => ({
    type: 'compliance_review_status_changed',
    organizationId,
    complianceReviewId: resourceId,
    previousStatus: { type: 'draft' },
    currentStatus: { type: 'submitted', submittedAt: now.toISOString() },
    updatedAt: now.toISOString(),
  }),
};

type Wallets = Pick<
  PayloadOf<'account_credited'>['transactionDetails'],
  'sourceWalletAddress' | 'destinationWalletAddress'
>;

function accountActivity(
  { organizationId, resourceId, now }: TestPayloadSubject,
  wallets: Wallets,
): Omit<PayloadOf<'account_credited'>, 'type'> {
  return {
    accountId: resourceId,
    organizationId,
    transactionId: sampleTransactionId,
    accountWalletAddress: ourWallet,
    tokenAmount,
    transactionDetails: { blockchain, transactionDate: now.toISOString(), transactionHash, ...wallets },
  };
}
