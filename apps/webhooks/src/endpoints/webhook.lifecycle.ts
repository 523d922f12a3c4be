import { type StatusIn, lifecycle } from '#lifecycle';

// prettier-ignore
export const webhookLifecycle = lifecycle('webhook', [
  // from       trigger               to
  [null,        'create',             'DISABLED'],
  ['DISABLED',  'activate',           'ACTIVE'],
  ['ACTIVE',    'disable',            'DISABLED'],
  ['ACTIVE',    'answeredGone',       'DISABLED'],
  ['ACTIVE',    'failedForFiveDays',  'DISABLED'],
]);
export type WebhookStatus = StatusIn<typeof webhookLifecycle>;
