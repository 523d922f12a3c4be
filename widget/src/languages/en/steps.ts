import type { AttestationType } from '../../api/contract.js';

const proofOfAddress =
  'A bill, bank statement or official letter from the last 90 days that shows the name and address.';

/** The title of each step, and the text above its questions. */
export const steps = {
  individualPersonalInfoLight: { title: 'About you', about: 'As it appears on your identity document.' },
  individualPersonalInfo: { title: 'About you', about: 'As it appears on your identity document.' },
  individualContactInfo: { title: 'How to reach you', about: 'Only to reach you about this review.' },
  individualResidentialAddress: { title: 'Where you live', about: 'Your home address, not a post box.' },
  individualIdentityDocument: {
    title: 'Identity document',
    about: 'A valid document with your photo. Have it at hand.',
  },
  individualFinancialInfo: { title: 'Work and income', about: 'Rough answers are enough.' },
  individualTaxInfo: { title: 'Tax number', about: 'The number under which you pay tax.' },
  individualEeaInfo: { title: 'Place of birth', about: 'As it appears on your identity document.' },
  individualProofOfAddress: { title: 'Proof of address', about: proofOfAddress },
  individualSourceOfFunds: {
    title: 'Source of your money',
    about:
      'Where the money that you will move comes from, and a document that shows it: a payslip, a contract, a deed.',
  },
  individualSelfiePhoto: {
    title: 'Photo of you',
    about: 'Look into the camera, in good light, with nothing in front of your face.',
  },
  businessIdentification: { title: 'The company', about: 'As it is registered.' },
  businessTaxInfo: { title: 'Tax number', about: 'The number under which the company pays tax.' },
  businessAddress: { title: 'Addresses', about: 'Where the company is registered, and where it works.' },
  businessContactInfo: { title: 'How to reach the company', about: 'Only to reach you about this review.' },
  businessDetails: { title: 'What the company does', about: 'In your own words.' },
  businessOperations: { title: 'How the company operates', about: 'What the company will use its account for.' },
  businessFinancialInfo: { title: 'Income', about: 'Rough answers are enough.' },
  businessFormationDocuments: {
    title: 'Formation documents',
    about: 'Articles of incorporation, statutes, or an extract from the register.',
  },
  businessUboOwnershipDocuments: {
    title: 'Proof of ownership',
    about:
      'A register of shareholders, a chart of the ownership or a similar document that shows who owns the company.',
  },
  businessProofOfAddressDocuments: { title: 'Proof of address', about: proofOfAddress },
  businessFlowOfFundsDocument: {
    title: 'Flow of funds',
    about: 'A drawing or description of how the money of customers moves through the company.',
  },
  businessAssociatedPersons: {
    title: 'People',
    about:
      'Everyone who owns 25% or more, at most four, and the one person who runs the company. One person may be both.',
  },
  associatedPersonPersonalInfo: { title: 'Personal details', about: 'As it appears on their identity document.' },
  associatedPersonContactInfo: { title: 'Contact', about: 'Only to reach them about this review.' },
  associatedPersonResidentialAddress: { title: 'Home address', about: 'Where they live, not a post box.' },
  associatedPersonTaxInfo: { title: 'Tax number', about: 'The number under which they pay tax.' },
  associatedPersonIdentityDocument: { title: 'Identity document', about: 'A valid document with their photo.' },
  associatedPersonProofOfAddress: { title: 'Proof of address', about: proofOfAddress },
  associatedPersonEeaInfo: { title: 'Role and place of birth', about: 'As it appears on their identity document.' },
  associatedPersonProofOfSignatoryAuthority: {
    title: 'Authority to sign',
    about: 'A document that shows that they may sign for the company.',
  },
} satisfies Record<AttestationType, { title: string; about: string }>;
