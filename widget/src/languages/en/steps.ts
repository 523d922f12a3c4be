import type { AttestationType } from '../../api/contract.js';

const asOnDocument = 'As it appears on your identity document.';
const proofOfAddress = 'A bill, bank statement or official letter from the last 90 days that shows';

/** The title of each step, and the text above its questions. */
export const steps = {
  individualPersonalInfoLight: { title: 'About you', about: asOnDocument },
  individualPersonalInfo: { title: 'About you', about: asOnDocument },
  individualContactInfo: {
    title: 'Contact details',
    about: "We'll only use them to reach you about this verification.",
  },
  individualResidentialAddress: { title: 'Where you live', about: 'Your home address, not a PO box.' },
  individualIdentityDocument: {
    title: 'Identity document',
    about: 'A valid document with your photo. Have it ready.',
  },
  individualFinancialInfo: { title: 'Work and income', about: 'Estimates are fine.' },
  individualTaxInfo: { title: 'Tax number', about: 'The number you use to pay taxes.' },
  individualEeaInfo: { title: 'Place of birth', about: asOnDocument },
  individualProofOfAddress: { title: 'Proof of address', about: `${proofOfAddress} your name and address.` },
  individualSourceOfFunds: {
    title: 'Source of funds',
    about:
      'Where the money you plan to move comes from. Add a document that shows it, such as a payslip, contract or deed.',
  },
  individualSelfiePhoto: {
    title: 'Your photo',
    about: 'Face the camera in good light, with nothing covering your face.',
  },
  businessIdentification: { title: 'Company details', about: 'As they appear in the company register.' },
  businessTaxInfo: { title: 'Tax number', about: 'The number the company uses to pay taxes.' },
  businessAddress: { title: 'Addresses', about: 'Where the company is registered and where it operates.' },
  businessContactInfo: { title: 'Company contact', about: "We'll only use it to reach you about this verification." },
  businessDetails: { title: 'What the company does', about: 'In your own words.' },
  businessOperations: { title: 'Operations', about: 'How the company operates and what it will use its account for.' },
  businessFinancialInfo: { title: 'Income', about: 'Estimates are fine.' },
  businessFormationDocuments: {
    title: 'Formation documents',
    about: 'Articles of incorporation, bylaws, or an extract from the company register.',
  },
  businessUboOwnershipDocuments: {
    title: 'Proof of ownership',
    about: 'A shareholder register, ownership chart or similar document that shows who owns the company.',
  },
  businessProofOfAddressDocuments: {
    title: 'Proof of address',
    about: `${proofOfAddress} the company's name and address.`,
  },
  businessFlowOfFundsDocument: {
    title: 'Flow of funds',
    about: "A diagram or description of how customers' funds move through the company.",
  },
  businessAssociatedPersons: {
    title: 'Owners and management',
    about:
      'Everyone who owns 25% or more (up to four people) and the person who runs the company. One person can be both.',
  },
  associatedPersonPersonalInfo: {
    title: 'Personal details',
    about: "As they appear on the person's identity document.",
  },
  associatedPersonContactInfo: {
    title: 'Contact details',
    about: "We'll only use them to reach the person about this verification.",
  },
  associatedPersonResidentialAddress: { title: 'Home address', about: 'Where the person lives, not a PO box.' },
  associatedPersonTaxInfo: { title: 'Tax number', about: 'The number the person uses to pay taxes.' },
  associatedPersonIdentityDocument: { title: 'Identity document', about: "A valid document with the person's photo." },
  associatedPersonProofOfAddress: {
    title: 'Proof of address',
    about: `${proofOfAddress} the person's name and address.`,
  },
  associatedPersonEeaInfo: {
    title: 'Role and place of birth',
    about: 'Whether the person is a director, and where they were born.',
  },
  associatedPersonProofOfSignatoryAuthority: {
    title: 'Authority to sign',
    about: 'A document that shows the person may sign for the company.',
  },
} satisfies Record<AttestationType, { title: string; about: string }>;
