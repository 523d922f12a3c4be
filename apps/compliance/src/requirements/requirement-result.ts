import type { AttestationType } from '#contracts';
import type { InformationRequest } from '../records/review.entity.js';
import type { Requirement } from './requirement.js';

/** A place in a review's file that an attestation fills: of the review itself, or of one of its persons. */
export interface AttestationSlot {
  readonly attestationType: AttestationType;
  readonly associatedPersonId?: string | undefined;
}

/** A requirement, and whether it is met. */
export interface RequirementResult extends Requirement {
  readonly associatedPersonId?: string;
  readonly met: boolean;
  /** The officer's request, in the officer's words. */
  readonly message?: string;
}

const askedFor = {
  ruleId: 'requested',
  reason: 'A compliance officer asked for it.',
};

/**
 * Adds an officer's requests to what the rules require of one subject. What was uploaded before a request does not
 * meet it, and a request makes an attestation required even if no rule does.
 */
export function withRequests(
  required: readonly Requirement[],
  requests: readonly InformationRequest[],
  uploaded: ReadonlySet<AttestationType>,
): RequirementResult[] {
  const open = requests.filter(({ isAnswered }) => !isAnswered);
  const messages = new Map(open.map(({ attestationType, message }) => [attestationType, message]));
  const beyond = requests
    .filter(({ attestationType }) => !required.some((rule) => rule.attestationType === attestationType))
    .map(({ attestationType }) => ({ attestationType, ...askedFor }));
  return [...required, ...beyond].map((requirement) => {
    const message = messages.get(requirement.attestationType);
    return message === undefined
      ? { ...requirement, met: uploaded.has(requirement.attestationType) }
      : { ...requirement, met: false, message };
  });
}
