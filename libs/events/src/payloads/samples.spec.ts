import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import { OneOf, eventTypes } from '#contracts';
import { refusals } from '../../../contracts/src/refusals.spec-fixture.js';
import { type EventPayload, eventPayloads, samplePayload } from '../catalog.js';

class Holder {
  @OneOf(eventPayloads)
  payload: EventPayload;
}

const subject = {
  organizationId: '01937c5e-8f2a-7d31-9b64-2f0c8e5a7b10',
  resourceId: '01937c5e-8f2a-7d31-9b64-2f0c8e5a7b11',
  now: new Date('2026-11-21T09:30:00.000Z'),
};

describe.each(eventTypes)('the sample of %s', (type) => {
  test('is what a real one could be', () => {
    expect(refusals(Holder, { payload: samplePayload(type, subject) })).toEqual({});
  });

  test('is of that type, and of the organization that asks', () => {
    expect(samplePayload(type, subject)).toMatchObject({ type, organizationId: subject.organizationId });
  });

  test('tells of a change', () => {
    const payload = samplePayload(type, subject) as { statusChangeDetails?: object };
    const change = { previousStatus: 1, currentStatus: 2, ...payload, ...payload.statusChangeDetails };
    expect(change.previousStatus).not.toEqual(change.currentStatus);
  });
});

test.each([
  ['account_credited', 'transactionId'],
  ['account_debited', 'transactionId'],
  ['payout_request_status_changed', 'payoutRequestId'],
  ['payout_status_changed', 'payoutId'],
  ['payin_status_changed', 'payinId'],
  ['verification_status_changed', 'verificationId'],
  ['compliance_review_status_changed', 'complianceReviewId'],
  ['compliance_review_due', 'complianceReviewId'],
  ['associated_person_invitation_requested', 'complianceReviewId'],
] as const)('%s is about the resource that its %s names', (type, field) => {
  const payload = samplePayload(type, subject);
  const holders = Object.entries(payload).filter(([, value]) => value === subject.resourceId);
  expect(holders.map(([name]) => name)).toEqual([field]);
});

test('an acceptance of terms is about the organization itself, and says that it is a test', () => {
  expect(samplePayload('tos_accepted', subject)).toEqual({
    type: 'tos_accepted',
    organizationId: subject.organizationId,
    signedAt: '2026-11-21T09:30:00.000Z',
    source: 'test',
  });
});

test('a credit arrives at the wallet of the account, and a debit leaves it', () => {
  expect(transfer('account_credited')).toEqual({ from: 'another', to: 'ours' });
  expect(transfer('account_debited')).toEqual({ from: 'ours', to: 'another' });
});

function transfer(type: 'account_credited' | 'account_debited'): { from: string; to: string } {
  const payload = samplePayload(type, subject);
  if (!('transactionDetails' in payload)) throw new Error(`${type} tells of no transaction`);
  const { accountWalletAddress: own, transactionDetails: details } = payload;
  const name = (address: string): string => (address === own ? 'ours' : 'another');
  return { from: name(details.sourceWalletAddress), to: name(details.destinationWalletAddress) };
}
