import type { AssociatedPersonRelationship, AttestationPayload } from './contract.js';
import { readAnswer } from './read-answer.js';
import { newId } from './new-id.js';
import type { SessionKeeper } from './session-keeper.js';
import { Trouble } from './trouble.js';
import { type UploadOptions, uploadDocument } from './upload.js';
import type {
  AttestationDetail,
  CreatedPhoneUpload,
  CurrentPhoneUpload,
  ResultsPage,
  Person,
  PhoneUpload,
  Requirement,
  Review,
  Session,
  TermsOfService,
  UploadedAttestation,
  UploadedDocument,
} from './wire.js';

interface Call {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly body?: object | undefined;
  /** The same for every attempt to send the same thing. */
  readonly idempotencyKey?: string;
}

/** The fields that change, of the latest attestation of a step. */
export interface AttestationChange {
  readonly id: string;
  readonly changes: Readonly<Record<string, unknown>>;
}

const longestMilliseconds = 30_000;

/** Client of the compliance service, limited to what a widget session may call. */
export class Gatehouse {
  #session: (Session & { readonly token: string }) | undefined;

  constructor(
    private readonly url: string,
    private readonly keeper: SessionKeeper,
  ) {}

  /** Whether the page can be asked for another session. */
  get asksForSessions(): boolean {
    return this.keeper.canAsk;
  }

  async reviewId(): Promise<string> {
    return (await this.session()).complianceReviewId;
  }

  /** What has to be accepted before the questions, if anything. */
  async terms(): Promise<TermsOfService | undefined> {
    return (await this.session()).termsOfService;
  }

  /** Whatever comes of it, the session has to be read again. */
  async acceptTerms(version: string, signedBy: string, idempotencyKey: string): Promise<void> {
    const body = { version, signedBy };
    const path = '/compliance/sessions/current/terms-of-service/acceptances';
    await this.call(path, { method: 'POST', body, idempotencyKey }).finally(() => (this.#session = undefined));
  }

  async review(): Promise<Review> {
    return this.call(`/compliance/reviews/${await this.reviewId()}`);
  }

  async requirements(): Promise<readonly Requirement[]> {
    const { results } = await this.call<{ results: Requirement[] }>(
      `/compliance/reviews/${await this.reviewId()}/requirements`,
    );
    return results;
  }

  /** Uploads an attestation of the review, or of an associated person. */
  async upload(
    payload: AttestationPayload,
    personId: string | undefined,
    idempotencyKey: string,
  ): Promise<UploadedAttestation> {
    return this.call(await this.#attestationsOf(personId), { method: 'POST', body: payload, idempotencyKey });
  }

  /** Uploads an attestation again, of which this session may not read all, with some fields changed. */
  async change(
    { id, changes }: AttestationChange,
    personId: string | undefined,
    idempotencyKey: string,
  ): Promise<UploadedAttestation> {
    const path = `${await this.#attestationsOf(personId)}/${id}`;
    return this.call(path, { method: 'PATCH', body: { changes }, idempotencyKey });
  }

  async attestation(id: string, personId: string | undefined): Promise<AttestationDetail> {
    return this.call(`${await this.#attestationsOf(personId)}/${id}`);
  }

  async submit(
    body: { readonly acknowledgeWarnings: boolean; readonly declaration: string },
    idempotencyKey: string,
  ): Promise<Review> {
    return this.call(`/compliance/reviews/${await this.reviewId()}/submit`, { method: 'POST', body, idempotencyKey });
  }

  async persons(): Promise<readonly Person[]> {
    return (await this.call<ResultsPage<Person>>('/compliance/associated-persons?limit=100')).results;
  }

  async addPerson(relationships: readonly AssociatedPersonRelationship[], idempotencyKey: string): Promise<Person> {
    return this.call('/compliance/associated-persons', { method: 'POST', body: { relationships }, idempotencyKey });
  }

  /** Relates or removes a person, asks for an invitation of theirs or takes that back: by their id and what is within. */
  changePerson(path: string, method: 'PATCH' | 'POST' | 'DELETE', body?: object): Promise<unknown> {
    return this.call(`/compliance/associated-persons/${path}`, { method, body });
  }

  document(id: string): Promise<UploadedDocument> {
    return this.call(`/compliance/documents/${id}`);
  }

  /** The most recent documents of this review. */
  async documents(): Promise<readonly UploadedDocument[]> {
    return (await this.call<ResultsPage<UploadedDocument>>('/compliance/documents')).results;
  }

  /** A token for a phone, good for one file of this review. */
  newPhoneUpload(): Promise<CreatedPhoneUpload> {
    return this.call('/compliance/phone-uploads', { method: 'POST' });
  }

  phoneUpload(id: string): Promise<PhoneUpload> {
    return this.call(`/compliance/phone-uploads/${id}`);
  }

  async endPhoneUpload(id: string): Promise<void> {
    await this.call(`/compliance/phone-uploads/${id}`, { method: 'DELETE' });
  }

  /** On a phone: what its token is for. */
  currentPhoneUpload(): Promise<CurrentPhoneUpload> {
    return this.call('/compliance/phone-uploads/current');
  }

  /** Uploads a file, and tells how far it is. */
  addDocument(file: Blob, options: UploadOptions): Promise<UploadedDocument> {
    return this.#byToken((token) => uploadDocument(this.url, token, file, options));
  }

  /** Sends something by the token of the session, and once more by a new one if that has ended. */
  async #byToken<T>(send: (token: string) => Promise<T>): Promise<T> {
    const token = await this.keeper.token();
    return send(token).catch(async (cause: unknown) => {
      if (!isSessionEnd(cause)) throw cause;
      return send(await this.keeper.renewed(token));
    });
  }

  /** Cached for each token: a new token may belong to another review. */
  private async session(): Promise<Session> {
    const token = await this.keeper.token();
    if (this.#session?.token !== token) {
      const session = await this.call<Session>('/compliance/sessions/current');
      this.#session = { ...session, token };
      this.keeper.learnEnd(token, session.expiresAt);
    }
    return this.#session;
  }

  async #attestationsOf(personId: string | undefined): Promise<string> {
    return personId === undefined
      ? `/compliance/reviews/${await this.reviewId()}/attestations`
      : `/compliance/associated-persons/${personId}/attestations`;
  }

  protected async call<T>(path: string, call: Call = {}): Promise<T> {
    const keyed = call.method === 'POST' ? { idempotencyKey: newId(), ...call } : call;
    return this.#byToken((token) => this.#send<T>(path, token, keyed));
  }

  async #send<T>(path: string, token: string, { method = 'GET', body, idempotencyKey }: Call): Promise<T> {
    const answer = await fetch(`${this.url}${path}`, {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'Idempotency-Key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      credentials: 'omit',
      cache: 'no-store',
      signal: AbortSignal.timeout(longestMilliseconds),
    }).catch(() => {
      throw new Trouble('unreachable');
    });
    const text = await answer.text().catch(() => {
      throw new Trouble('unreachable');
    });
    return readAnswer<T>(answer.status, text, answer.headers.get('Retry-After'));
  }
}

function isSessionEnd(cause: unknown): boolean {
  return cause instanceof Trouble && cause.code === 'sessionEnded';
}
