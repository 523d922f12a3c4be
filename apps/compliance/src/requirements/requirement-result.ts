import type { AttestationType } from '#contracts';
import type { InformationRequest } from '../records/review.entity.js';
import type { Requirement } from './requirement.js';

/** What is uploaded, asked for or missing: of the review itself, or of one of its persons. */
export interface AttestationSlot {
  readonly attestationType: AttestationType;
  readonly associatedPersonId?: string | undefined;
}

/** A requirement, and whether it is met. */
export interface RequirementResult extends Requirement {
  readonly associatedPersonId?: string;
  readonly met: boolean;
  /** What an officer asked for, in the officer's words. */
  readonly message?: string;
}

const askedFor = {
  ruleId: 'requested',
  reason: 'A compliance officer asked for it.',
};

/**
 * What is required of one subject together with what an officer asked for. What was asked for is not met by
 * what is there already, and is required also where no rule asks for it.
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
