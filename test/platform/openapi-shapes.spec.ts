import { beforeAll, expect, test } from '@jest/globals';
import {
  associatedPersonAttestationTypes,
  eventTypes,
  evmBlockchains,
  fiatAndRailCodes,
  reviewAttestationTypes,
} from '#contracts';
import { must } from '../support/service/api.js';
import { Gatehouse } from '../support/service/gatehouse.js';

interface Shape {
  readonly type?: string;
  readonly $ref?: string;
  readonly enum?: readonly string[];
  readonly required?: readonly string[];
  readonly deprecated?: boolean;
  readonly items?: Shape;
  readonly allOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly description?: string;
  readonly default?: number;
  readonly properties?: Readonly<Record<string, Shape>>;
}
interface Webhook {
  readonly post: {
    readonly parameters: readonly { readonly name: string }[];
    readonly requestBody: {
      readonly content: { readonly 'application/json': { readonly schema: Shape; readonly example: Example } };
    };
  };
}
interface Example {
  readonly resourceId: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

interface Shown {
  readonly status?: { readonly type: string };
  readonly payouts?: readonly { readonly details: { readonly status: unknown } }[];
}
interface Answer {
  readonly content: { readonly 'application/json': { readonly example?: Shown; readonly schema: Shape } };
}

let document: {
  paths: Record<string, Record<string, { responses: Record<string, Answer> }>>;
  components: { schemas: Record<string, Shape> };
  webhooks: Record<string, Webhook>;
};
beforeAll(async () => {
  const gatehouse = await Gatehouse.shared();
  document = must(await gatehouse.anyone.get('/openapi.json'), 200) as unknown as typeof document;
});

function shape(name: string): Shape {
  return document.components.schemas[name] ?? {};
}

function choices(name: string, field: string): readonly string[] | undefined {
  return shape(name).properties?.[field]?.enum;
}

test('the review of a business is a shape of its own, with the names of the specification', () => {
  expect(choices('BusinessReview', 'tier')).toEqual(['US_STANDARD', 'FULL']);
  expect(choices('BusinessReview', 'type')).toEqual(['business']);
  expect(shape('BusinessReview').required).toContain('associatedPersons');
  expect(shape('IndividualReview').properties).not.toHaveProperty('associatedPersons');
  expect(shape('BusinessReview').properties?.['associatedPersons']?.items?.$ref).toMatch(/AssociatedPersonResource$/);
});

test('a review names 23 attestations, and a person 8', () => {
  for (const name of ['RequiredAttestation', 'AttestationSummary', 'AttestationResponse'])
    expect(choices(name, 'attestationType')).toEqual([...reviewAttestationTypes]);
  for (const name of ['RequiredAttestation', 'AttestationSummary', 'AttestationResponse'])
    expect(choices(`AssociatedPerson${name}`, 'attestationType')).toEqual([...associatedPersonAttestationTypes]);
  expect(shape('AttestationSummaryParam').required).toEqual(['type', 'id', 'name']);
});

test('what counts when something is left out is said, and the wallet of a payout has its own name', () => {
  expect(shape('ArsBankTransfer').properties?.['expiresInSeconds']?.default).toBe(300);
  expect(shape('BrlInstantPayment').properties?.['expiresInSeconds']?.default).toBe(86_400);
  expect(shape('BlockchainPayoutDetails').properties?.['walletDetails']).toMatchObject({
    allOf: [{ $ref: expect.stringMatching(/WalletDetailsInput$/) }],
  });
});

test('what is answered is required, and what is not taken is not listed', () => {
  expect(shape('BreBKeyValidationSuccess').required).toEqual(['type', 'holderName', 'holderIdNumber']);
  expect(Object.keys(shape('BreBKeyValidationFailure').properties ?? {})).toEqual(['type']);
  expect(shape('BanksInfo').required).toEqual(['bankDetails']);
  expect(Object.keys(shape('BankDetailsByCode').properties ?? {})).toEqual([...fiatAndRailCodes]);
  expect(choices('DestinationToken', 'blockchain')).toEqual([...evmBlockchains]);
  expect(shape('BrlDetails').deprecated).toBe(true);
});

test('each event is a webhook, with its headers and its envelope around its payload', () => {
  expect(Object.keys(document.webhooks)).toEqual([...eventTypes]);
  for (const [type, { post }] of Object.entries(document.webhooks)) {
    expect(post.parameters.map(({ name }) => name)).toEqual(['webhook-id', 'webhook-timestamp', 'webhook-signature']);
    const { schema, example } = post.requestBody.content['application/json'];
    expect(Object.keys(example)).toEqual(schema.required);
    expect(example.payload['type']).toBe(type);
    expect(Object.values(example.payload)).toContain(example.resourceId);
    const payload = schema.properties?.['payload']?.$ref?.split('/').at(-1) ?? '';
    expect(Object.keys(example.payload).sort()).toEqual(Object.keys(shape(payload).properties ?? {}).sort());
  }
});

const uses: readonly [status: string, shape: string, field: string][] = [
  ['ComplianceReviewStatus', 'IndividualReview', 'status'],
  ['ComplianceReviewStatus', 'BusinessReview', 'status'],
  ['ComplianceReviewStatus', 'ComplianceReviewStatusChanged', 'previousStatus'],
  ['ComplianceReviewStatus', 'ComplianceReviewStatusChanged', 'currentStatus'],
  ['ServiceKycVerificationStatus', 'Verification', 'status'],
  ['ServiceKycVerificationStatus', 'Organization', 'verification'],
  ['ServiceKycVerificationStatus', 'VerificationStatusChanged', 'previousStatus'],
  ['ServiceKycVerificationStatus', 'VerificationStatusChanged', 'currentStatus'],
];

test.each(uses)('%s is one shape, with the name of the specification, to which %s.%s refers', (status, name, field) => {
  expect(shape(status).oneOf?.length).toBe(status === 'ComplianceReviewStatus' ? 9 : 5);
  expect(shape(name).properties?.[field]).toMatchObject({ allOf: [{ $ref: `#/components/schemas/${status}` }] });
});

test('senders, two of whom share a type, say how they are told apart', () => {
  const senders = shape('Payin').properties?.['senderMetadata'] ?? {};
  expect(senders.oneOf).toHaveLength(6);
  expect(senders).not.toHaveProperty('discriminator');
  expect(senders.description).toContain('Told apart by `type`; the two of type `blockchain` by their `blockchain`.');
});

test.each([
  ['/compliance/reviews/{complianceReviewId}/submit', 'submitted'],
  ['/compliance/reviews/{complianceReviewId}/decisions', 'approved'],
  ['/payins/{payinId}/cancel', 'canceled'],
  ['/payout-requests/{payoutRequestId}/execute', 'pending'],
  ['/payout-requests/{payoutRequestId}/cancel', 'canceled'],
])('what %s answers is shown as %s', (path, status) => {
  expect(exampleOf(path, '200')?.status?.type).toBe(status);
});

test('the payouts of a request are shown as executing and canceling leave them', () => {
  const statusOf = (what: string): unknown =>
    exampleOf(`/payout-requests/{payoutRequestId}/${what}`, '200')?.payouts?.map(({ details }) => details.status);
  expect(statusOf('execute')).toEqual(['PENDING']);
  expect(statusOf('cancel')).toEqual(['CANCELED']);
});

test('terms that were accepted over the API are shown without the name that only the widget takes', () => {
  const path = '/organizations/{organizationId}/terms-of-service/acceptances';
  expect(exampleOf(path, '201')).toEqual({
    organizationId: expect.any(String),
    version: '1.0',
    signedAt: expect.any(String),
    source: 'api',
  });
});

function exampleOf(path: string, status: string): Shown | undefined {
  return document.paths[path]?.['post']?.responses[status]?.content['application/json'].example;
}
