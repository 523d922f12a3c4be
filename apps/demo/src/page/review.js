const subjects = /^(individual|business|associatedPerson)/;

/** `individualProofOfAddress` is a proof of address. */
export function nameOf(attestationType) {
  const words = attestationType
    .replace(subjects, '')
    .replace(/([a-z])([A-Z])/g, (_, before, after) => `${before} ${after.toLowerCase()}`)
    .replace(/\b(eea|ubo)\b/gi, (word) => word.toUpperCase());
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Everything that the review has or lacks, by whom it is about: `{whom, personId?, attestations: [{type, state, failures, message}]}`. */
export function subjectsOf({ type, review, requirements, personNames }) {
  const persons = (review.associatedPersons ?? []).map(({ associatedPersonId, uploadedAttestations }, index) => ({
    whom: personNames[associatedPersonId] ?? `Person ${index + 1}`,
    personId: associatedPersonId,
    attestations: attestationsOf(uploadedAttestations, requirements, associatedPersonId),
  }));
  const own = attestationsOf(review.uploadedAttestations, requirements, undefined);
  return [{ whom: type === 'business' ? 'Company' : 'Person', attestations: own }, ...persons];
}

/** What an officer may also ask for, beside what the rules require. */
const beyond = {
  individual: [
    'individualIdentityDocument',
    'individualSelfiePhoto',
    'individualProofOfAddress',
    'individualSourceOfFunds',
  ],
  business: ['businessProofOfAddressDocuments', 'businessUboOwnershipDocuments', 'businessFlowOfFundsDocument'],
};

/** Everything that an officer can ask for: what is there, and what could be. */
export function askable(customer) {
  return subjectsOf(customer).flatMap(({ whom, personId, attestations }) => {
    const types = attestations.map(({ type }) => type);
    const others = personId === undefined ? beyond[customer.type] : [];
    return [...new Set([...types, ...others])].map((type) => ({ whom, personId, type }));
  });
}

function attestationsOf(uploaded, requirements, personId) {
  const required = requirements.filter(({ associatedPersonId }) => associatedPersonId === personId);
  const types = new Set([...required, ...uploaded].map(({ attestationType }) => attestationType));
  return [...types].map((type) => {
    const latest = uploaded.findLast(({ attestationType }) => attestationType === type);
    const asked = required.find(({ attestationType }) => attestationType === type)?.message;
    const state = asked === undefined ? (latest?.validationStatus.type ?? 'missing') : 'asked';
    return {
      type,
      state,
      message: asked,
      failures: latest?.validationStatus.failures ?? [],
      notRun: latest?.checksNotRun ?? [],
    };
  });
}

export function isStillChecking(customer) {
  const passing = ['submitted', 'validatingSubmission'].includes(customer.review.status.type);
  return (
    passing || subjectsOf(customer).some(({ attestations }) => attestations.some(({ state }) => state === 'pending'))
  );
}

/** What each of the nine statuses means to the officer. */
export const meanings = {
  draft: 'Nothing to decide yet: the customer has not submitted the review.',
  submitted: 'It has just been submitted.',
  validatingSubmission: 'The checks are still running.',
  submissionValidationsFailed: 'Back with the customer: something needs attention first.',
  inReview: 'Your turn: what do you decide?',
  additionalInformationRequested: 'With the customer, who has been asked for more.',
  approved: 'You approved it.',
  rejected: 'You rejected it. The customer is told, without the reason.',
  error: 'You put it on hold. Resume it when you can.',
};
