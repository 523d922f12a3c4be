export const stepStates = {
  open: 'To do',
  checking: 'Being checked',
  blocking: 'Has to be corrected',
  warning: 'Please look at this',
  done: 'Done',
};

export const people = {
  add: 'Add a person',
  empty: 'Nobody is listed yet. Add everyone who owns 25% or more, and the person who runs the company.',
  howRelated: 'How is this person related to the company?',
  newPerson: 'New person',
  personNumber: 'Person {number}',
  needsControl: 'Add the person who runs the company, or change someone on the list to say so.',
  oneControl: 'Only one person can be listed as running the company.',
  tooManyOwners: 'At most four owners can be listed.',
  everyone: 'That is everyone',
  addDetails: 'You will be asked about each of them next.',
  removeTitle: 'Remove {person}?',
  removeText: 'The answers about this person will no longer be used.',
  progress: '{done} of {count} done',
  of: '{step} · {person}',
  company: 'The company',
  both: 'Owns 25% or more, and runs the company',
  othersTitle: 'Added before, but not on the list',
  listAgain: 'Put {person} on the list',
  gone: 'Someone on the list has been removed meanwhile. Please look at the list again.',
  notNow: 'The list cannot be changed in this way now.',
  listed: 'People on the list',
};

/** Why something is asked, by the id of the server's rule. */
export const reasons: Readonly<Record<string, string>> = {
  'individual-light': 'The lightest review asks who you are.',
  'individual-standard': 'The law asks who you are, proved by a document and a photo, and where your money comes from.',
  'individual-eea':
    'People who live in the European Economic Area or the United Kingdom, or are nationals of a country there, are asked for the place of birth and a proof of address.',
  'individual-volume': 'From 5,000 US dollars a month, the source of the money has to be proved.',
  business: 'The law asks what the company is, what it does, and who is behind it.',
  'business-full': 'A full review also proves the ownership and the address of the company.',
  'business-customer-funds': 'The company moves money of its customers, so we have to see how that money flows.',
  person: 'The law asks who is behind a company, proved by a document.',
  'person-full': 'In a full review everyone has to prove their address.',
  'person-eea':
    'People who live in the European Economic Area or the United Kingdom, or are nationals of a country there, are asked for the place of birth.',
  'person-signatory': 'Whoever signs for a company without being a director has to show that they may.',
};
