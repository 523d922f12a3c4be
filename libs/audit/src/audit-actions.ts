/** What is recorded: decisions, reads of personal data by officers, changes of who may call the API, money that is asked for, and webhooks. */
export const auditActions = [
  'reviewDecided',
  'attestationPayloadRead',
  'documentContentRead',
  'documentOriginalRead',
  'apiKeyCreated',
  'apiKeyRevoked',
  'widgetSessionCreated',
  'widgetSessionRevoked',
  'organizationErased',
  'breBKeyLookedUp',
  'payoutRequestCreated',
  'payoutRequestExecuted',
  'payoutRequestCanceled',
  'payinRequested',
  'payinCanceled',
  'webhookCreated',
  'webhookChanged',
  'webhookRemoved',
  'webhookSecretReplaced',
  'chainRewound',
] as const;
export type AuditAction = (typeof auditActions)[number];
