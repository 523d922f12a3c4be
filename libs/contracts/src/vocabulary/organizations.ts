export const organizationTypes = ['business', 'individual'] as const;
export type OrganizationType = (typeof organizationTypes)[number];

export const termsOfServiceStatuses = ['notAccepted', 'accepted'] as const;
export type TermsOfServiceStatus = (typeof termsOfServiceStatuses)[number];

export const termsOfServiceSources = ['ui', 'api', 'test'] as const;
export type TermsOfServiceSource = (typeof termsOfServiceSources)[number];
