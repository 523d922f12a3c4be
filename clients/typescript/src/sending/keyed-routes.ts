// Written from /openapi.json by `npm run docs`; a test fails where it differs.

/** A POST takes an idempotency key, other methods do not; with these it is the other way round. */
export const exceptions: ReadonlySet<string> = new Set([
  'PATCH /compliance/reviews/{complianceReviewId}/attestations/{attestationId}',
  'PATCH /compliance/associated-persons/{associatedPersonId}/attestations/{attestationId}',
  'POST /compliance/invitations/open',
  'POST /payouts/provider-callbacks',
  'POST /payins/provider-callbacks',
  'POST /staff/sign-in/oidc',
  'POST /staff/sign-in/passkey/options',
  'POST /staff/sign-in/passkey',
  'POST /staff/sign-in/sandbox',
]);
