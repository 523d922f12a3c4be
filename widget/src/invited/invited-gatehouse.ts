import type { Theme } from '../../../libs/contracts/src/theme.js';
import type { ComplianceReviewStatus } from '../api/contract.js';
import { Gatehouse } from '../api/gatehouse.js';
import type { Person, Requirement, Review, UploadedDocument } from '../api/wire.js';

export interface OwnInvitation {
  readonly id: string;
  readonly associatedPersonId: string;
  readonly organizationName: string;
  /** A process of before tells none. */
  readonly theme?: Theme;
  readonly finishedAt?: string;
}

interface OwnPerson extends Person {
  readonly requiredAttestations: readonly Pick<Requirement, 'attestationType'>[];
}

interface Reading {
  readonly invitation: OwnInvitation;
  readonly person: OwnPerson;
}

/** Shows the widget what concerns the invited person alone, as if that were a review. */
export class InvitedGatehouse extends Gatehouse {
  #reading: Promise<Reading> | undefined;

  override async review(): Promise<Review> {
    // Requirements are always read together with it, and are of the same moment.
    this.#reading = this.#read();
    const { invitation, person } = await this.#reading;
    const { uploadedAttestations } = person;
    return {
      id: invitation.id,
      tier: 'FULL',
      type: 'individual',
      status: statusOf(invitation, person),
      uploadedAttestations,
      associatedPersons: [person],
    };
  }

  override async requirements(): Promise<readonly Requirement[]> {
    const { person } = await (this.#reading ?? this.#read());
    return requirementsOf(person);
  }

  override terms(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  /** What is submitted here is that everything is given; the review is for the company to submit. */
  override async submit(_: object, idempotencyKey: string): Promise<Review> {
    await this.call('/compliance/invitations/current/finish', { method: 'POST', body: {}, idempotencyKey });
    return this.review();
  }

  /** Only what this page has uploaded is known by name. */
  override documents(): Promise<readonly UploadedDocument[]> {
    return Promise.resolve([]);
  }

  async #read(): Promise<Reading> {
    const invitation = await this.call<OwnInvitation>('/compliance/invitations/current');
    const person = await this.call<OwnPerson>(`/compliance/associated-persons/${invitation.associatedPersonId}`);
    return { invitation, person };
  }
}

/** Finished once they said so, unless something was found in their answers since. */
function statusOf({ finishedAt }: OwnInvitation, { requiredAttestations }: OwnPerson): ComplianceReviewStatus {
  if (finishedAt === undefined) return { type: 'draft' };
  if (requiredAttestations.length > 0) return { type: 'submissionValidationsFailed' };
  return { type: 'submitted', submittedAt: finishedAt };
}

/** What is needed, and what was given: of that, what failed is shown as such, and the rest asked for again counts as open. */
export function requirementsOf(person: OwnPerson): Requirement[] {
  const { associatedPersonId, requiredAttestations, uploadedAttestations } = person;
  const needed = requiredAttestations.map(({ attestationType }) => attestationType);
  const given = uploadedAttestations.map(({ attestationType }) => attestationType);
  return [...new Set([...given, ...needed])].map((attestationType) => {
    const uploaded = uploadedAttestations.find((one) => one.attestationType === attestationType);
    const isSettled = !needed.includes(attestationType) || uploaded?.validationStatus.type === 'failed';
    return { attestationType, associatedPersonId, ruleId: '', met: uploaded !== undefined && isSettled };
  });
}
