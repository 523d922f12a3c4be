/** The closed sets of values in attestation payloads. */
export const employmentStatuses = ['EMPLOYED', 'SELF_EMPLOYED', 'UNEMPLOYED', 'STUDENT', 'RETIRED'] as const;
export type EmploymentStatus = (typeof employmentStatuses)[number];

export const individualIncomeSources = [
  'SALARY',
  'BUSINESS_INCOME',
  'INVESTMENTS',
  'PENSION',
  'SAVINGS',
  'INHERITANCE',
  'GIFT',
  'OTHER',
] as const;
export type IndividualIncomeSource = (typeof individualIncomeSources)[number];

export const annualIncomes = [
  'UNDER_25K',
  'FROM_25K_TO_50K',
  'FROM_50K_TO_100K',
  'FROM_100K_TO_250K',
  'OVER_250K',
] as const;
export type AnnualIncome = (typeof annualIncomes)[number];

/** In US dollars. */
export const estimatedMonthlyVolumes = [
  'UNDER_1K',
  'FROM_1K_TO_5K',
  'FROM_5K_TO_25K',
  'FROM_25K_TO_100K',
  'OVER_100K',
] as const;
export type EstimatedMonthlyVolume = (typeof estimatedMonthlyVolumes)[number];

export const legalStructures = [
  'SOLE_PROPRIETORSHIP',
  'PARTNERSHIP',
  'LIMITED_LIABILITY_COMPANY',
  'CORPORATION',
  'PUBLIC_COMPANY',
  'NON_PROFIT',
  'TRUST',
  'COOPERATIVE',
  'OTHER',
] as const;
export type LegalStructure = (typeof legalStructures)[number];

export const industries = [
  'AGRICULTURE',
  'CONSTRUCTION',
  'CONSULTING',
  'CRYPTO_ASSETS',
  'E_COMMERCE',
  'EDUCATION',
  'ENERGY',
  'FINANCIAL_SERVICES',
  'GAMING',
  'HEALTHCARE',
  'HOSPITALITY',
  'LOGISTICS',
  'MANUFACTURING',
  'MEDIA',
  'NON_PROFIT',
  'REAL_ESTATE',
  'RETAIL',
  'TECHNOLOGY',
  'OTHER',
] as const;
export type Industry = (typeof industries)[number];

export const highRiskActivities = [
  'ADULT_CONTENT',
  'ARMS',
  'CANNABIS',
  'GAMBLING',
  'MONEY_SERVICES',
  'PRECIOUS_METALS',
  'TOBACCO',
  'UNREGULATED_CRYPTO',
] as const;
export type HighRiskActivity = (typeof highRiskActivities)[number];

export const businessIncomeSources = [
  'SALES_OF_GOODS',
  'SALES_OF_SERVICES',
  'INVESTMENT_INCOME',
  'GRANTS_OR_DONATIONS',
  'LENDING',
  'OTHER',
] as const;
export type BusinessIncomeSource = (typeof businessIncomeSources)[number];

export const annualRevenues = [
  'UNDER_100K',
  'FROM_100K_TO_1M',
  'FROM_1M_TO_10M',
  'FROM_10M_TO_50M',
  'OVER_50M',
] as const;
export type AnnualRevenue = (typeof annualRevenues)[number];

export const proofOfAddressTypes = [
  'utilityBill',
  'bankStatement',
  'taxBill',
  'leaseAgreement',
  'governmentLetter',
] as const;
export type ProofOfAddressType = (typeof proofOfAddressTypes)[number];

export const signatoryAuthorityTypes = [
  'boardResolution',
  'powerOfAttorney',
  'operatingAgreement',
  'incumbencyCertificate',
] as const;
export type SignatoryAuthorityType = (typeof signatoryAuthorityTypes)[number];
