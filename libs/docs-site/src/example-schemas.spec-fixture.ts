import { exampleErrorSchemas } from './example-error-schemas.spec-fixture.js';
import { at, id, object, ref } from './example-fields.spec-fixture.js';
import { exampleSandboxSchemas } from './example-sandbox-schemas.spec-fixture.js';
import type { Schema } from './schema.js';

const listOf = (name: string): Schema =>
  object(
    {
      results: { type: 'array', items: ref(name) },
      nextId: { ...id, description: 'Pass it as `nextId` to read on; absent on the last page.' },
    },
    ['results'],
  );
const scopes = [
  'organizations:read',
  'organizations:write',
  'accounts:read',
  'accounts:write',
  'compliance:read',
  'payouts:execute',
  'webhooks:read',
  'sandbox:write',
];

export const exampleSchemas: Readonly<Record<string, Schema>> = {
  CreateOrganization: object(
    {
      name: {
        type: 'string',
        minLength: 1,
        maxLength: 200,
        example: 'Río Norte S.A.',
        description: 'The legal name, kept byte for byte, in any script.',
      },
      type: { type: 'string', enum: ['business', 'individual'] },
      country: { type: 'string', pattern: '^[A-Z]{2}$', example: 'AR', description: 'ISO 3166-1 alpha-2.' },
      parentOrganizationId: { ...id, description: 'Only an operator names it; a parent that creates is the parent.' },
    },
    ['name', 'type', 'country'],
  ),
  Organization: object(
    {
      id,
      name: { type: 'string', example: 'Río Norte S.A.' },
      type: { type: 'string', enum: ['business', 'individual'] },
      country: { type: 'string', example: 'AR' },
      parentOrganizationId: { ...id, description: 'The organization that may act for this one with `On-Behalf-Of`.' },
      createdAt: at,
      updatedAt: at,
      termsOfService: ref('TermsOfServiceStanding'),
      verification: {
        allOf: [ref('BusinessVerificationStatus')],
        description: 'Where the compliance review of this organization stands.',
      },
    },
    ['id', 'name', 'type', 'country', 'createdAt', 'updatedAt', 'termsOfService', 'verification'],
    {
      description:
        'A company or person that holds accounts. Everything else belongs to exactly one organization; another one’s is answered with `ResourceNotFound`, as if absent.',
    },
  ),
  TermsOfServiceStanding: object(
    {
      status: { type: 'string', enum: ['notAccepted', 'accepted'], example: 'accepted' },
      signedAt: at,
      version: { type: 'string', example: '2026-10' },
    },
    ['status'],
  ),
  BusinessVerificationStatus: {
    oneOf: [ref('VerificationInactive'), ref('VerificationApproved'), ref('VerificationRejected')],
    discriminator: {
      propertyName: 'type',
      mapping: {
        inactive: '#/components/schemas/VerificationInactive',
        approved: '#/components/schemas/VerificationApproved',
        rejected: '#/components/schemas/VerificationRejected',
      },
    },
  },
  VerificationInactive: object({ type: { type: 'string', enum: ['inactive'] } }),
  VerificationApproved: object({ type: { type: 'string', enum: ['approved'] }, approvedAt: at }),
  VerificationRejected: object({
    type: { type: 'string', enum: ['rejected'] },
    rejectionDescription: { type: 'string', example: 'The registry extract is older than 90 days.' },
  }),
  OrganizationList: listOf('Organization'),
  CreateApiKey: object(
    {
      name: { type: 'string', minLength: 1, maxLength: 100, example: 'Treasury backend' },
      scopes: {
        type: 'array',
        items: { type: 'string', enum: scopes },
        minItems: 1,
        uniqueItems: true,
        example: ['accounts:read', 'payouts:execute'],
      },
      expiresAt: { ...at, description: 'Without it the key is valid until it is revoked.' },
    },
    ['name', 'scopes'],
  ),
  ApiKey: object(
    {
      id,
      name: { type: 'string', example: 'Treasury backend' },
      scopes: { type: 'array', items: { type: 'string', enum: scopes } },
      createdAt: at,
      expiresAt: at,
      lastUsedAt: { oneOf: [at, { type: 'null' }] },
    },
    ['id', 'name', 'scopes', 'createdAt'],
  ),
  CreatedApiKey: {
    allOf: [
      ref('ApiKey'),
      object({
        secret: { type: 'string', example: 'gk_7hq2m_9sX…', description: '**Shown only here.** We keep a hash of it.' },
      }),
    ],
  },
  ApiKeyList: listOf('ApiKey'),
  AcceptTerms: object({ version: { type: 'string', example: '2026-10' } }, []),
  TermsAcceptance: object({
    organizationId: id,
    version: { type: 'string', example: '2026-10' },
    signedAt: at,
    source: { type: 'string', enum: ['api', 'widget', 'test'] },
  }),
  TokenWithBlockchain: object({
    symbol: { type: 'string', enum: ['USDC', 'USDT'] },
    blockchain: { type: 'string', enum: ['ETHEREUM', 'POLYGON', 'BASE', 'CELO', 'PLASMA'] },
  }),
  CreateAccount: object(
    {
      name: { type: 'string', minLength: 1, maxLength: 100, example: 'Treasury' },
      description: { type: 'string', maxLength: 500 },
      destinationToken: ref('TokenWithBlockchain'),
    },
    ['name'],
  ),
  PatchAccount: object(
    {
      name: { type: 'string', minLength: 1, maxLength: 100, example: 'Treasury' },
      destinationToken: ref('TokenWithBlockchain'),
    },
    [],
  ),
  Account: object(
    {
      id,
      name: { type: 'string', example: 'Treasury' },
      description: { type: ['string', 'null'], example: 'Where payouts are funded from' },
      createdAt: at,
      updatedAt: at,
      isApiEnabled: { type: 'boolean', description: 'Whether the API may manage the account.' },
      status: { type: 'string', enum: ['INITIALIZING', 'ACTIVE'], example: 'ACTIVE' },
      destinationToken: ref('TokenWithBlockchain'),
      accountDetails: { allOf: [ref('AccountDetails')], description: 'Present once `status` is `ACTIVE`.' },
    },
    ['id', 'name', 'createdAt', 'updatedAt', 'isApiEnabled', 'status', 'destinationToken'],
    { description: 'A wallet of stablecoin and the ledger behind it.' },
  ),
  AccountDetails: object({
    walletDetails: object({
      walletAddress: { type: 'string', example: '0x8ba1f109551bD432803012645Ac136ddd64DBA72' },
      blockchain: { type: 'string', example: 'POLYGON' },
    }),
    balances: { type: 'array', items: ref('Balance') },
  }),
  Balance: object({
    tokenSymbol: { type: 'string', example: 'USDC' },
    blockchain: { type: 'string', example: 'POLYGON' },
    exponent: { type: 'integer', minimum: 0, maximum: 18, example: 6 },
    value: { type: 'string', example: '12500000' },
    reserved: { type: 'string', example: '0', description: 'Set aside for payouts under way.' },
  }),
  AccountList: listOf('Account'),
  Event: object(
    {
      position: {
        type: 'integer',
        minimum: 1,
        example: 42,
        description: '1, 2, 3 … in your organization, without gaps.',
      },
      eventId: id,
      eventCategory: {
        type: 'string',
        enum: ['account_balance', 'compliance', 'payins', 'payouts', 'terms_of_service'],
        example: 'terms_of_service',
      },
      occurredAt: at,
      sequence: { type: 'integer', minimum: 1, example: 1, description: 'Counts the events of one resource.' },
      resourceId: id,
      payload: {
        type: 'object',
        additionalProperties: true,
        example: { type: 'tos_accepted', source: 'api' },
        description: 'Depends on its `type`.',
      },
    },
    undefined,
    {
      description:
        'A fact about one resource. Written in the same transaction as the change it tells of, so neither exists without the other.',
    },
  ),
  EventList: object({ results: { type: 'array', items: ref('Event') } }),
  ...exampleSandboxSchemas,
  ...exampleErrorSchemas,
};
