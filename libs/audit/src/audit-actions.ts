/** What is recorded: decisions, reads of personal data by officers, and changes of who may call the API. */
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
] as const;
export type AuditAction = (typeof auditActions)[number];
