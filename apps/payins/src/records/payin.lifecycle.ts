import { type StatusIn, lifecycle } from '#lifecycle';

// prettier-ignore
export const payinLifecycle = lifecycle('payin', [
  // from      trigger              to
  [null,       'create',            'created'],
  ['created',  'fundsReceived',     'pending'],
  ['created',  'expired',           'failed'],
  ['created',  'amountMismatched',  'failed'],
  ['created',  'senderMismatched',  'failed'],
  ['created',  'cancel',            'canceled'],
  ['pending',  'complianceHold',    'on-hold'],
  ['on-hold',  'holdReleased',      'pending'],
  ['on-hold',  'holdRejected',      'failed'],
  ['pending',  'settled',           'completed'],
  ['pending',  'settlementFailed',  'failed'],
  ['pending',  'approvalOverdue',   'failed'],
]);
export type PayinStatusName = StatusIn<typeof payinLifecycle>;
export type PayinTrigger = (typeof payinLifecycle.triggers)[number];
