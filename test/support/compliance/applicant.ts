import { randomUUID } from 'node:crypto';
import type { AssociatedPersonRelationship, AttestationType, ReviewTier, ReviewType } from '#contracts';
import { validAttestation } from '../../../libs/contracts/src/attestations/valid-attestation.spec-fixture.js';
import { type Answer, type Api, idOf, must } from '../service/api.js';
import { uploadPicture } from '../documents/documents.js';
import type { Gatehouse, Organization } from '../service/gatehouse.js';
import { until } from '../run/until.js';

export type Body = Record<string, unknown>;

export interface Failure {
  readonly failureCode: string;
  readonly severity: string;
  readonly check: string;
  readonly message: string;
}

export interface Uploaded {
  readonly id: string;
  readonly attestationType: AttestationType;
  readonly validationStatus: { readonly type: string; readonly failures?: readonly Failure[] };
}

export interface PersonOnTheWire {
  readonly associatedPersonId: string;
  readonly relationships: readonly AssociatedPersonRelationship[];
  readonly requiredAttestations: readonly { readonly attestationType: AttestationType }[];
  readonly uploadedAttestations: readonly Uploaded[];
}

export interface ReviewOnTheWire {
  readonly id: string;
  readonly status: { readonly type: string } & Readonly<Record<string, string>>;
  readonly requiredAttestations: readonly { readonly attestationType: AttestationType }[];
  readonly uploadedAttestations: readonly Uploaded[];
  readonly associatedPersons?: readonly PersonOnTheWire[];
}

/** Changes an example into what a test is about. */
export type Change = Readonly<Record<string, unknown>>;

/** An organization that fills in one review, as its own developers would: through the API alone. */
export class Applicant {
  private documentIds: Promise<string[]> | undefined;

  private constructor(
    readonly organization: Organization,
    readonly reviewId: string,
    private readonly operator: Api,
  ) {}

  static async open(
    gatehouse: Gatehouse,
    { type, tier, organization }: { type: ReviewType; tier: ReviewTier; organization?: Organization },
  ): Promise<Applicant> {
    const owner = organization ?? (await gatehouse.organization());
    const reviewId = idOf(await owner.api.post('/compliance/reviews', { type, tier }));
    return new Applicant(owner, reviewId, gatehouse.operator);
  }

  /** With a review that was opened for it. */
  static of(gatehouse: Gatehouse, organization: Organization, reviewId: string): Applicant {
    return new Applicant(organization, reviewId, gatehouse.operator);
  }

  get api(): Api {
    return this.organization.api;
  }

  get path(): string {
    return `/compliance/reviews/${this.reviewId}`;
  }

  async review(): Promise<ReviewOnTheWire> {
    return must(await this.api.get(this.path), 200) as unknown as ReviewOnTheWire;
  }

  async status(): Promise<string> {
    return (await this.review()).status.type;
  }

  async requirements(): Promise<Body[]> {
    return must(await this.api.get(`${this.path}/requirements`), 200)['results'] as Body[];
  }

  /** A good answer of this type, with what the test changes in it. */
  async upload(attestationType: AttestationType, change: Change = {}): Promise<Answer> {
    const payload = { ...(await this.example(attestationType)), ...change };
    return this.api.post(`${this.path}/attestations`, payload);
  }

  async uploadAbout(personId: string, attestationType: AttestationType, change: Change = {}): Promise<Answer> {
    const payload = { ...(await this.example(attestationType)), ...change };
    return this.api.post(`/compliance/associated-persons/${personId}/attestations`, payload);
  }

  async addPerson(...relationships: AssociatedPersonRelationship[]): Promise<string> {
    const person = must(await this.api.post('/compliance/associated-persons', { relationships }), 201);
    return String(person['associatedPersonId']);
  }

  /** Whatever is still missing but for one type, also what becomes required by what is uploaded. */
  async complete({ but }: { readonly but?: AttestationType } = {}): Promise<void> {
    for (;;) {
      const missing = (await this.requirements()).filter(
        ({ met, attestationType }) => met === false && attestationType !== but,
      );
      if (missing.length === 0) return;
      for (const { attestationType, associatedPersonId } of missing) {
        const type = attestationType as AttestationType;
        const answer =
          typeof associatedPersonId === 'string'
            ? await this.uploadAbout(associatedPersonId, type)
            : await this.upload(type, type === 'businessAssociatedPersons' ? await this.listing() : {});
        must(answer, 201);
      }
    }
  }

  submit(body: Body = {}): Promise<Answer> {
    return this.api.post(`${this.path}/submit`, body);
  }

  decide(decision: Body): Promise<Answer> {
    return this.operator.post(`${this.path}/decisions`, decision);
  }

  /** Until nothing that was uploaded waits for its validation. */
  async validated(): Promise<ReviewOnTheWire> {
    return this.until((review) =>
      everythingUploaded(review).every(({ validationStatus }) => validationStatus.type !== 'pending'),
    );
  }

  async reaches(status: string): Promise<ReviewOnTheWire> {
    return this.until((review) => review.status.type === status);
  }

  until(holds: (review: ReviewOnTheWire) => boolean): Promise<ReviewOnTheWire> {
    let review: ReviewOnTheWire | undefined;
    const what = (): string => `the review is as it should be, not ${JSON.stringify(review, null, 1)}`;
    return until(what, async () => {
      review = await this.review();
      return holds(review) && review;
    });
  }

  /** Complete, submitted and in review. */
  async inReview(): Promise<ReviewOnTheWire> {
    await this.complete();
    await this.validated();
    must(await this.submit({ acknowledgeWarnings: true }), 200);
    return this.reaches('inReview');
  }

  /** With documents of this organization where the example names some; persons are left to the test. */
  private async example(attestationType: AttestationType): Promise<Body> {
    const references = { associatedPersonIds: [randomUUID()], issuedOn: daysAgo(30) };
    const example = validAttestation(attestationType, references);
    if (!JSON.stringify(example).includes('"documentId"')) return { ...example };
    this.documentIds ??= Promise.all([uploadPicture(this.api), uploadPicture(this.api)]);
    return { ...validAttestation(attestationType, { ...references, documentIds: await this.documentIds }) };
  }

  private async listing(): Promise<Change> {
    const page = must(await this.api.get('/compliance/associated-persons?limit=100'), 200);
    const persons = page['results'] as PersonOnTheWire[];
    const ids = persons.map(({ associatedPersonId }) => associatedPersonId);
    return { associatedPersonIds: ids.length > 0 ? ids : [await this.addPerson('BENEFICIAL_OWNER', 'CONTROL_PERSON')] };
  }
}

/** A day before today, `2026-11-21`. */
export function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

export function everythingUploaded({ uploadedAttestations, associatedPersons = [] }: ReviewOnTheWire): Uploaded[] {
  return [...uploadedAttestations, ...associatedPersons.flatMap((person) => person.uploadedAttestations)];
}
