import type {
  AnnualIncome,
  AnnualRevenue,
  BusinessIncomeSource,
  EmploymentStatus,
  EstimatedMonthlyVolume,
  HighRiskActivity,
  IndividualIncomeSource,
  Industry,
  LegalStructure,
  ProofOfAddressType,
  SignatoryAuthorityType,
} from '../../../../libs/contracts/src/vocabulary/attestation-values.js';
import type { AssociatedPersonRelationship, IdentityDocumentType } from '../../api/contract.js';

/** Labels of all options. A value means the same wherever it is offered. */
export const values = {
  EMPLOYED: 'Employed',
  SELF_EMPLOYED: 'Self-employed',
  UNEMPLOYED: 'Unemployed',
  STUDENT: 'Student',
  RETIRED: 'Retired',

  SALARY: 'Salary',
  BUSINESS_INCOME: 'Own business',
  INVESTMENTS: 'Investments',
  PENSION: 'Pension',
  SAVINGS: 'Savings',
  INHERITANCE: 'Inheritance',
  GIFT: 'Gift',
  OTHER: 'Other',

  SALES_OF_GOODS: 'Sale of goods',
  SALES_OF_SERVICES: 'Sale of services',
  INVESTMENT_INCOME: 'Investments',
  GRANTS_OR_DONATIONS: 'Grants or donations',
  LENDING: 'Lending',

  UNDER_25K: 'Under 25,000',
  FROM_25K_TO_50K: '25,000 to 50,000',
  FROM_50K_TO_100K: '50,000 to 100,000',
  FROM_100K_TO_250K: '100,000 to 250,000',
  OVER_250K: 'Over 250,000',

  UNDER_1K: 'Under 1,000',
  FROM_1K_TO_5K: '1,000 to 5,000',
  FROM_5K_TO_25K: '5,000 to 25,000',
  FROM_25K_TO_100K: '25,000 to 100,000',
  OVER_100K: 'Over 100,000',

  UNDER_100K: 'Under 100,000',
  FROM_100K_TO_1M: '100,000 to 1 million',
  FROM_1M_TO_10M: '1 to 10 million',
  FROM_10M_TO_50M: '10 to 50 million',
  OVER_50M: 'Over 50 million',

  SOLE_PROPRIETORSHIP: 'Sole proprietorship',
  PARTNERSHIP: 'Partnership',
  LIMITED_LIABILITY_COMPANY: 'Limited liability company',
  CORPORATION: 'Corporation',
  PUBLIC_COMPANY: 'Public company',
  NON_PROFIT: 'Non-profit',
  TRUST: 'Trust',
  COOPERATIVE: 'Cooperative',

  AGRICULTURE: 'Agriculture',
  CONSTRUCTION: 'Construction',
  CONSULTING: 'Consulting',
  CRYPTO_ASSETS: 'Crypto assets',
  E_COMMERCE: 'E-commerce',
  EDUCATION: 'Education',
  ENERGY: 'Energy',
  FINANCIAL_SERVICES: 'Financial services',
  GAMING: 'Video games',
  HEALTHCARE: 'Healthcare',
  HOSPITALITY: 'Hospitality',
  LOGISTICS: 'Transport and logistics',
  MANUFACTURING: 'Manufacturing',
  MEDIA: 'Media',
  REAL_ESTATE: 'Real estate',
  RETAIL: 'Retail',
  TECHNOLOGY: 'Technology',

  ADULT_CONTENT: 'Adult content',
  ARMS: 'Weapons',
  CANNABIS: 'Cannabis',
  GAMBLING: 'Gambling',
  MONEY_SERVICES: 'Money services',
  PRECIOUS_METALS: 'Precious metals or stones',
  TOBACCO: 'Tobacco',
  UNREGULATED_CRYPTO: 'Unregulated crypto assets',

  utilityBill: 'Electricity, gas, water or internet bill',
  bankStatement: 'Bank statement',
  taxBill: 'Tax bill',
  leaseAgreement: 'Lease agreement',
  governmentLetter: 'Government letter',

  boardResolution: 'Board resolution',
  powerOfAttorney: 'Power of attorney',
  operatingAgreement: 'Operating agreement',
  incumbencyCertificate: 'Certificate of incumbency',

  BENEFICIAL_OWNER: 'Owns 25% or more',
  CONTROL_PERSON: 'Runs the company',

  passport: 'Passport',
  driverLicense: "Driver's license",
  cnh: "CNH (Brazilian driver's license)",
  nationalId: 'National ID card',
  stateId: 'State ID card',
  passportCard: 'Passport card',
  permanentResidenceCard: 'Permanent residence card',
  visa: 'Visa',
  residencePermit: 'Residence permit',
  citizenshipCertificate: 'Citizenship certificate',
  consularId: 'Consular ID card',
  foreignId: 'Foreign national ID card',
  healthInsuranceCard: 'Health insurance card',
  internalPassport: 'Internal passport',
  keypassId: 'Keypass',
  longTermPass: 'Long-term pass',
  municipalId: 'Municipal ID card',
  myNumberCard: 'My Number card',
  nbiClearance: 'NBI clearance',
  ofwId: 'OFW card',
  panCard: 'PAN card',
  postalId: 'Postal ID card',
  sssId: 'SSS card',
  travelDocument: 'Travel document',
  tribalId: 'Tribal ID card',
  umid: 'UMID card',
  voterId: 'Voter ID card',
  workPermit: 'Work permit',
} satisfies Record<Value, string>;

export type Value =
  | AnnualIncome
  | AnnualRevenue
  | AssociatedPersonRelationship
  | BusinessIncomeSource
  | EmploymentStatus
  | EstimatedMonthlyVolume
  | HighRiskActivity
  | IdentityDocumentType
  | IndividualIncomeSource
  | Industry
  | LegalStructure
  | ProofOfAddressType
  | SignatoryAuthorityType;
