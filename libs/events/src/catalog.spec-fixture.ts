import type { EventCategory, EventType } from '#contracts';

export type Kind = 'tag' | 'id' | 'text' | 'number' | 'instant' | 'object' | 'objectOrNull';
export interface SpecifiedEvent {
  readonly category: EventCategory;
  /** The fields of the payload (at ''), and of each object in it that is no status. All of them are required. */
  readonly fields: Readonly<Record<string, Readonly<Record<string, Kind>>>>;
  readonly sample: object;
}

const organizationId = '01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10';
const otherId = '01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11';
const at = '2026-11-21T09:30:00.000Z';

const accountActivity = {
  category: 'service_account_balance_activity',
  fields: {
    '': {
      type: 'tag',
      accountId: 'id',
      organizationId: 'id',
      transactionId: 'id',
      accountWalletAddress: 'text',
      tokenAmount: 'object',
      transactionDetails: 'object',
    },
    tokenAmount: { blockchain: 'text', tokenAmount: 'number', tokenSymbol: 'text', tokenContractAddress: 'text' },
    transactionDetails: {
      blockchain: 'text',
      transactionDate: 'instant',
      transactionHash: 'text',
      sourceWalletAddress: 'text',
      destinationWalletAddress: 'text',
    },
  },
  sample: {
    accountId: otherId,
    organizationId,
    transactionId: otherId,
    accountWalletAddress: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
    tokenAmount: { blockchain: 'POLYGON', tokenAmount: 12.5, tokenSymbol: 'USDC', tokenContractAddress: '0x3c49' },
    transactionDetails: {
      blockchain: 'POLYGON',
      transactionDate: at,
      transactionHash: '0x5e1f',
      sourceWalletAddress: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
      destinationWalletAddress: '0x8ba1f109551bD432803012645Ac136ddd64DBA72',
    },
  },
} as const satisfies SpecifiedEvent;

const statusChange = { previousStatus: { type: 'pending' }, currentStatus: { type: 'failed' } };

/** The events of the specification, and the one of ours, written a second time on purpose: receivers rely on every name in them. */
export const specifiedEvents: Readonly<Record<EventType, SpecifiedEvent>> = {
  account_credited: accountActivity,
  account_debited: accountActivity,
  payout_request_status_changed: {
    category: 'payout_request',
    fields: {
      '': { type: 'tag', organizationId: 'id', payoutRequestId: 'id', statusChangeDetails: 'object' },
      statusChangeDetails: { previousStatus: 'object', currentStatus: 'object' },
    },
    sample: { organizationId, payoutRequestId: otherId, statusChangeDetails: statusChange },
  },
  payout_status_changed: {
    category: 'payout_request',
    fields: {
      '': { type: 'tag', organizationId: 'id', payoutRequestId: 'id', payoutId: 'id', statusChangeDetails: 'object' },
      statusChangeDetails: { type: 'tag', previousStatus: 'object', currentStatus: 'object' },
    },
    sample: {
      organizationId,
      payoutRequestId: otherId,
      payoutId: otherId,
      statusChangeDetails: {
        type: 'fiat',
        previousStatus: { type: 'pending', initiatedAt: at },
        currentStatus: { type: 'failed', reason: 'The account is closed.', errorCode: 'ACCOUNT_CLOSED' },
      },
    },
  },
  payin_status_changed: {
    category: 'payin',
    fields: {
      '': { type: 'tag', organizationId: 'id', payinId: 'id', statusChangeDetails: 'object' },
      statusChangeDetails: { previousStatus: 'objectOrNull', currentStatus: 'object' },
    },
    sample: { organizationId, payinId: otherId, statusChangeDetails: statusChange },
  },
  verification_status_changed: {
    category: 'business_verification',
    fields: {
      '': {
        type: 'tag',
        organizationId: 'id',
        previousStatus: 'object',
        currentStatus: 'object',
        verificationId: 'id',
        updatedAt: 'instant',
      },
    },
    sample: {
      organizationId,
      previousStatus: { type: 'pending' },
      currentStatus: { type: 'rejected', reason: 'The company is dissolved.', rejectedAt: at },
      verificationId: otherId,
      updatedAt: at,
    },
  },
  tos_accepted: {
    category: 'organization_tos',
    fields: { '': { type: 'tag', organizationId: 'id', signedAt: 'instant', source: 'tag' } },
    sample: { organizationId, signedAt: at, source: 'ui' },
  },
  compliance_review_status_changed: {
    category: 'compliance_review',
    fields: {
      '': {
        type: 'tag',
        organizationId: 'id',
        complianceReviewId: 'id',
        previousStatus: 'object',
        currentStatus: 'object',
        updatedAt: 'instant',
      },
    },
    sample: {
      organizationId,
      complianceReviewId: otherId,
      previousStatus: { type: 'inReview', submittedAt: at },
      currentStatus: { type: 'approved', submittedAt: at, approvedAt: at },
      updatedAt: at,
    },
  },
  compliance_review_due: {
    category: 'compliance_review',
    fields: {
      '': {
        type: 'tag',
        organizationId: 'id',
        complianceReviewId: 'id',
        renewedBy: 'id',
        reviewAgainAt: 'instant',
        approvalEndsAt: 'instant',
      },
    },
    sample: { organizationId, complianceReviewId: otherId, renewedBy: otherId, reviewAgainAt: at, approvalEndsAt: at },
  },
  associated_person_invitation_requested: {
    category: 'compliance_review',
    fields: {
      '': {
        type: 'tag',
        organizationId: 'id',
        complianceReviewId: 'id',
        associatedPersonId: 'id',
        requestedAt: 'instant',
      },
    },
    sample: { organizationId, complianceReviewId: otherId, associatedPersonId: otherId, requestedAt: at },
  },
};
