export const organizationTypes = ['business', 'individual'] as const;
export type OrganizationType = (typeof organizationTypes)[number];

export const termsOfServiceStatuses = ['notAccepted', 'accepted'] as const;
export type TermsOfServiceStatus = (typeof termsOfServiceStatuses)[number];

export const termsOfServiceSources = ['ui', 'api', 'test'] as const;
export type TermsOfServiceSource = (typeof termsOfServiceSources)[number];

/** Who runs this installation, as an organization of the ledger and of the audit trail. It has no API keys and no events, and is in no list. */
export const platformOrganizationId = '00000000-0000-0000-0000-000000000001';
