import {
  always,
  answer,
  idIn,
  idempotency,
  onPost,
  paging,
  replayed,
  route,
  type Parts,
} from './example-routes.spec-fixture.js';

const organizationId = idIn('id', 'The organization.');
const accountId = idIn('id', 'The account.');

export const examplePaths: Parts = {
  '/organizations': {
    post: route({
      tag: 'Organizations',
      summary: 'Create an organization',
      description:
        'Made by the operator, or by a parent for a child.\n\nA new organization can do nothing until it has:\n\n1. accepted the [terms of service](/docs/terms-of-service),\n2. passed a compliance review.',
      scope: 'organizations:write',
      parameters: [idempotency],
      body: 'CreateOrganization',
      answers: answer(201, 'Organization', '', replayed),
      errors: onPost,
    }),
    get: route({
      tag: 'Organizations',
      summary: 'List organizations',
      description: 'The operator sees all; an organization sees itself and its direct children. Newest first.',
      scope: 'organizations:read',
      parameters: paging,
      answers: answer(200, 'OrganizationList'),
      errors: ['ValidationFailed', ...always],
    }),
  },
  '/organizations/current': {
    get: route({
      tag: 'Organizations',
      summary: 'Read your own organization',
      scope: 'organizations:read',
      answers: answer(200, 'Organization'),
      errors: always,
    }),
  },
  '/organizations/{id}': {
    get: route({
      tag: 'Organizations',
      summary: 'Read an organization',
      scope: 'organizations:read',
      parameters: [organizationId],
      answers: answer(200, 'Organization'),
      errors: ['ResourceNotFound', ...always],
    }),
    delete: route({
      tag: 'Organizations',
      summary: 'Erase an organization',
      description: 'Personal data is destroyed; the ledger keeps its numbers.',
      scope: 'operator',
      parameters: [
        organizationId,
        {
          name: 'reason',
          in: 'query',
          required: true,
          description: 'Why; kept in the audit log.',
          schema: { type: 'string', minLength: 3, example: 'Asked by its owner' },
        },
      ],
      answers: answer(204),
      errors: ['ResourceNotFound', ...always],
    }),
  },
  '/organizations/{id}/api-keys': {
    post: route({
      tag: 'API keys',
      summary: 'Create an API key',
      description: 'The answer carries the secret, this once. A replayed answer omits it.',
      scope: 'organizations:write',
      parameters: [organizationId, idempotency],
      body: 'CreateApiKey',
      answers: answer(201, 'CreatedApiKey'),
      errors: ['ResourceNotFound', 'LimitExceeded', ...onPost],
    }),
    get: route({
      tag: 'API keys',
      summary: 'List API keys',
      scope: 'organizations:read',
      parameters: [organizationId, ...paging],
      answers: answer(200, 'ApiKeyList'),
      errors: ['ResourceNotFound', ...always],
    }),
  },
  '/organizations/{id}/api-keys/{keyId}': {
    delete: route({
      tag: 'API keys',
      summary: 'Revoke an API key',
      description: 'At once, for requests already on their way too.',
      scope: 'organizations:write',
      parameters: [organizationId, idIn('keyId', 'The key.')],
      answers: answer(204),
      errors: ['ResourceNotFound', ...always],
    }),
  },
  '/organizations/{id}/terms-of-service/acceptances': {
    post: route({
      tag: 'Terms of service',
      summary: 'Accept the terms of service',
      scope: 'organizations:write',
      parameters: [organizationId, idempotency],
      body: 'AcceptTerms',
      answers: answer(201, 'TermsAcceptance'),
      errors: ['ResourceNotFound', ...onPost],
    }),
  },
  '/accounts': {
    post: route({
      tag: 'Accounts',
      summary: 'Open an account',
      description: 'Answers at once with `INITIALIZING`; a worker makes the wallet.',
      scope: 'accounts:write',
      parameters: [idempotency],
      body: 'CreateAccount',
      answers: answer(201, 'Account'),
      errors: ['TermsOfServiceNotAccepted', ...onPost],
    }),
    get: route({
      tag: 'Accounts',
      summary: 'List accounts',
      scope: 'accounts:read',
      parameters: paging,
      answers: answer(200, 'AccountList'),
      errors: always,
    }),
  },
  '/accounts/{id}': {
    get: route({
      tag: 'Accounts',
      summary: 'Read an account',
      scope: 'accounts:read',
      parameters: [accountId],
      answers: answer(200, 'Account'),
      errors: ['ResourceNotFound', ...always],
    }),
    patch: route({
      tag: 'Accounts',
      summary: 'Change an account',
      scope: 'accounts:write',
      parameters: [accountId],
      body: 'PatchAccount',
      answers: answer(200, 'Account'),
      errors: ['ValidationFailed', 'ResourceNotFound', 'IllegalTransition', ...always],
    }),
  },
  '/events': {
    get: route({
      tag: 'Events',
      summary: 'Read the event log',
      description:
        'Oldest first. Keep the last `position` you handled and ask for what comes `after` it: each event is seen exactly once.',
      scope: 'webhooks:read',
      parameters: [
        {
          name: 'after',
          in: 'query',
          description: 'A position.',
          schema: { type: 'integer', minimum: 0, default: 0 },
          example: 41,
        },
        paging[0] as Parts,
        {
          name: 'type',
          in: 'query',
          schema: { type: 'string', enum: ['tos_accepted', 'payin_status_changed', 'payout_status_changed'] },
        },
      ],
      answers: answer(200, 'EventList'),
      errors: ['ValidationFailed', ...always],
    }),
  },
  '/events/{id}': {
    get: route({
      tag: 'Events',
      summary: 'Read an event',
      scope: 'webhooks:read',
      parameters: [idIn('id', 'The `eventId`.')],
      answers: answer(200, 'Event'),
      errors: ['ResourceNotFound', ...always],
    }),
  },
  '/sandbox/clock': {
    get: route({
      tag: 'Sandbox',
      summary: 'Read the clock',
      scope: 'sandbox:write',
      answers: answer(200, 'SandboxClock'),
      errors: always,
    }),
    post: route({
      tag: 'Sandbox',
      summary: 'Advance the clock',
      description:
        'Moves expiries and schedules at once, for everything on this installation. It cannot be turned back.',
      scope: 'sandbox:write',
      parameters: [idempotency],
      body: 'AdvanceClock',
      answers: answer(200, 'SandboxClock'),
      errors: onPost,
    }),
  },
  '/sandbox/payins': {
    post: route({
      tag: 'Sandbox',
      summary: 'Let money arrive',
      description: 'As if from the rail, also when it is declined or late.',
      scope: 'sandbox:write',
      parameters: [idempotency],
      body: 'SandboxPayin',
      answers: answer(201, 'SandboxPayinResult'),
      errors: ['ResourceNotFound', ...onPost],
    }),
  },
  '/health/live': {
    get: route({
      tag: 'Health',
      summary: 'Is the process alive',
      answers: answer(200, undefined, 'Alive.'),
      errors: [],
    }),
  },
};
