export const stepStates = {
  open: 'To do',
  checking: 'Being checked',
  blocking: 'Needs attention',
  warning: 'Worth checking',
  done: 'Done',
};

export const people = {
  add: 'Add a person',
  empty: 'No one is listed yet. Add everyone who owns 25% or more, and the person who runs the company.',
  howRelated: "What is this person's role?",
  newPerson: 'New person',
  personNumber: 'Person {number}',
  needsControl: 'Add the person who runs the company, or change the role of someone on the list.',
  oneControl: 'Only one person can be listed as running the company.',
  tooManyOwners: 'You can list up to four owners.',
  everyone: 'Continue',
  addDetails: "Next, we'll ask for details about each person.",
  removeTitle: 'Remove {person}?',
  removeText: "We'll no longer use the answers about this person.",
  progress: '{done} of {count} done',
  // The dot never begins a line.
  of: '{step}\u00a0· {person}',
  company: 'Company',
  both: 'Owns 25% or more and runs the company',
  othersTitle: 'Added before, but not on the list',
  listAgain: 'Add {person} to the list',
  gone: 'Someone on the list was removed in the meantime. Please check the list.',
  notNow: "The list can't be changed right now.",
  listed: 'People on the list',
};

/** Why something is asked, by what is asked, without whom it is about. */
export const why = {
  PersonalInfoLight: 'The law requires us to know who our customers are.',
  PersonalInfo: 'The law requires us to know who our customers are, and who is behind a company.',
  ContactInfo: 'So that we can reach you if something in this verification is unclear.',
  ResidentialAddress: 'Which rules apply depends on where a person lives.',
  IdentityDocument: 'A document proves that the details belong to a real person.',
  FinancialInfo: "Knowing what's normal helps us spot unusual activity, such as money laundering.",
  TaxInfo: 'Tax rules require us to ask for this number.',
  SelfiePhoto: "A photo shows that the document is yours and not someone else's.",
  Identification: 'We compare these details with the company register.',
  Address: 'Which rules apply depends on where the company is registered and operates.',
  Details: 'Some kinds of business need a closer look.',
  Operations: 'Some activities and countries need a closer look.',
  FormationDocuments: 'They prove that the company exists.',
  AssociatedPersons: 'The law requires us to know who owns and runs a company.',
  ProofOfAddressDocuments: "A full verification includes proof of the company's address.",
  UboOwnershipDocuments: 'A full verification includes proof of who owns the company.',
  ProofOfAddress: "A full verification includes proof of everyone's address.",
};

/** Why something is asked because of an answer, by the id of the server's rule. */
export const reasons: Readonly<Record<string, string>> = {
  'individual-eea':
    'We ask this of everyone who lives in the European Economic Area or the United Kingdom, or is a national of one of those countries.',
  'individual-volume': 'For 5,000 US dollars a month or more, we need proof of where the money comes from.',
  'business-customer-funds': "The company handles customers' funds, so we need to see how they flow.",
  'person-eea':
    'We ask this of everyone who lives in the European Economic Area or the United Kingdom, or is a national of one of those countries.',
  'person-signatory':
    'Anyone who signs for a company without being a director has to show that they are authorized to.',
};
