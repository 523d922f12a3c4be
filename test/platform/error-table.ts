/**
 * The error table of the HTTP contract, written a second time on purpose: callers rely on it, so it
 * changes only where both places are changed. `?` marks what may be absent.
 */
export const errorTable: Readonly<Record<string, readonly [status: number, ...params: string[]]>> = {
  ValidationFailed: [400, 'failures'],
  MalformedRequest: [400, 'reason'],
  Unauthenticated: [401],
  Forbidden: [403, 'requiredScope', 'reason?'],
  ApprovalRequired: [403, 'required', 'given'],
  TermsOfServiceNotAccepted: [403, 'organizationId'],
  ComplianceApprovalRequired: [403, 'organizationId', 'requiredTier?', 'suspendedAt?'],
  AccountNotApiEnabled: [403, 'accountId'],
  AccountNotActive: [409, 'accountId', 'frozen?', 'status'],
  // Our choice: a route that is not there has no id.
  ResourceNotFound: [404, 'resource', 'id?'],
  // Our choice: what does not exist yet has neither id nor status.
  IllegalTransition: [409, 'resource', 'id?', 'from?', 'trigger'],
  ActiveReviewExists: [409, 'complianceReviewId'],
  IdempotencyKeyInProgress: [409, 'idempotencyKey'],
  IdempotencyKeyReused: [422, 'idempotencyKey'],
  InsufficientFunds: [422, 'accountId', 'available', 'required'],
  MissingRequiredAttestations: [422, 'complianceReviewId', 'attestations'],
  AttestationValidationsRejectedException: [422, 'complianceReviewId', 'organizationId', 'attestations'],
  AdditionalCounterpartyInformationRequired: [422, 'counterpartyId', 'missingFields'],
  AdditionalRecipientInformationRequired: [422, 'failures'],
  PayoutQuoteExpired: [422, 'expiredQuotes'],
  // Our choice: the operator may stop conversions, and cap them for each day.
  ConversionUnavailable: [422, 'conversion', 'reason', 'left?'],
  PayinBelowMinimum: [422, 'minimum', 'actual'],
  UnsupportedRail: [422, 'rail', 'supported'],
  DocumentTooLarge: [413, 'maximumBytes'],
  UnsupportedDocumentType: [415, 'detected', 'supported'],
  DocumentRejected: [422, 'reason'],
  LimitExceeded: [422, 'limit', 'actual', 'resetsAt?'],
  RateLimitExceeded: [429, 'retryAfterSeconds'],
  DestinationRefused: [422, 'destinations'],
  OpenFindings: [409, 'complianceReviewId', 'findings'],
  // Our choice: nobody approves what is prohibited.
  RiskProhibited: [409, 'complianceReviewId', 'findings'],
  ScreeningListRefused: [422, 'line', 'problem'],
  ServiceUnavailable: [503],
  InternalError: [500],
};

/** The shapes inside params that the contract spells out: schema and its fields. */
export const errorShapes: Readonly<Record<string, readonly string[]>> = {
  FieldFailure: ['field', 'messages'],
  NeededAttestation: ['attestationType', 'associatedPersonId?', 'attestation?'],
  RejectedComplianceAttestation: [
    'attestationId',
    'attestationType',
    'associatedPersonId?',
    'attestation',
    'blockingFailures',
    'warningFailures',
  ],
  AttestationSummaryParam: ['type', 'id', 'name'],
  RecipientValidationFailure: ['index', 'missingFields', 'counterpartyId?', 'payoutMethodId?'],
  ExpiredQuote: ['payoutId', 'fiatCurrencyCode', 'previousRate', 'newRate'],
  RefusedDestination: ['index'],
  OpenFinding: ['id', 'source'],
  TokenAmount: ['tokenAmount', 'tokenSymbol'],
};
