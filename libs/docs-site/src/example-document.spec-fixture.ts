import type { OpenAPIObject } from '@nestjs/swagger';
import { examplePaths } from './example-paths.spec-fixture.js';
import { exampleSchemas } from './example-schemas.spec-fixture.js';

export const exampleDocument = {
  openapi: '3.1.0',
  info: {
    title: 'Gatehouse API',
    version: '0.1.0',
    description:
      'Onboard organizations through compliance reviews, hold stablecoin accounts, take deposits, pay recipients, and hear of every change through signed webhooks.',
  },
  servers: [{ url: 'http://127.0.0.1:4000' }],
  tags: [
    {
      name: 'Organizations',
      description:
        'A company or a person that you onboard. An organization may have children, and act for them with the header `On-Behalf-Of`.',
    },
    {
      name: 'API keys',
      description:
        'Keys carry scopes, may expire, and can be revoked at any time. A key never makes another with a scope that it lacks itself.',
    },
    {
      name: 'Terms of service',
      description: 'Nothing moves before they are accepted. The first acceptance alone sends `tos_accepted`.',
    },
    { name: 'Accounts', description: 'Stablecoin held in a wallet, with every movement in a double-entry ledger.' },
    {
      name: 'Events',
      description: 'What happened, in order: the same events that webhooks deliver, for reading at your own pace.',
    },
    { name: 'Sandbox', description: 'Only in sandbox mode: make time pass and money arrive.' },
    { name: 'Health', description: 'For load balancers.' },
  ],
  paths: examplePaths,
  components: { schemas: exampleSchemas },
  'x-lifecycle': {
    account: [
      [null, 'create', 'INITIALIZING'],
      ['INITIALIZING', 'walletReady', 'ACTIVE'],
    ],
    complianceReview: [
      [null, 'create', 'draft'],
      ['draft', 'submit', 'submitted'],
      ['submissionValidationsFailed', 'submit', 'submitted'],
      ['additionalInformationRequested', 'submit', 'submitted'],
      ['submitted', 'validationsBegin', 'validatingSubmission'],
      ['submitted', 'everyValidationPassed', 'inReview'],
      ['validatingSubmission', 'everyValidationPassed', 'inReview'],
      ['validatingSubmission', 'anyValidationFailed', 'submissionValidationsFailed'],
      ['inReview', 'approve', 'approved'],
      ['inReview', 'reject', 'rejected'],
      ['inReview', 'fail', 'error'],
      ['inReview', 'requestInformation', 'additionalInformationRequested'],
      ['error', 'retry', 'inReview'],
    ],
    payin: [
      [null, 'create', 'created'],
      ['created', 'fundsReceived', 'pending'],
      ['created', 'expired', 'failed'],
      ['created', 'amountMismatched', 'failed'],
      ['created', 'cancel', 'canceled'],
      ['pending', 'complianceHold', 'on-hold'],
      ['on-hold', 'holdReleased', 'pending'],
      ['on-hold', 'holdRejected', 'failed'],
      ['pending', 'settled', 'completed'],
      ['pending', 'settlementFailed', 'failed'],
    ],
  },
} as unknown as OpenAPIObject;
