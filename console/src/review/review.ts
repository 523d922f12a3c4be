import { type TemplateResult, html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { AttestationDetail, Page, Review as Reviewed, ReviewDocument } from '../api/wire.js';
import { may } from '../parts/context.js';
import { Place } from '../parts/place.js';
import { Assignment } from './assignment.js';
import { EarlierVersions } from './earlier-versions.js';
import { Answers, LookAtDocument } from './answers.js';
import { ReviewChanged } from './case-part.js';
import { Decision } from './decision.js';
import { DocumentViewer } from './document-viewer.js';
import { History } from './history.js';
import { type PersonInfo, personTree } from './person-tree.js';
import { reasonFor, rememberReason } from './reasons.js';
import { ReviewHead } from './review-head.js';
import { Suspicions } from './suspicions.js';
import { type QuestionWords, questionWords } from './widget-words.js';

/** One review: what was answered beside its documents, what is suspicious, and what is decided. */
export class Review extends Place {
  @property({ attribute: false }) reviewId!: string;
  @state() private review: Reviewed | undefined;
  @state() private language: QuestionWords | undefined;
  @state() private reason: string | undefined;
  @state() private documents: readonly ReviewDocument[] = [];
  @state() private chosen: string | undefined;
  @state() private people: ReadonlyMap<string, PersonInfo> = new Map();
  @state() private opened: ReadonlySet<string> = new Set();

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener(ReviewChanged.type, () => void this.run(() => this.#read()));
    this.addEventListener(LookAtDocument.type, (event) => (this.chosen = (event as LookAtDocument).documentId));
  }

  protected override async load(): Promise<void> {
    this.review = undefined;
    this.documents = [];
    this.people = new Map();
    this.reason = reasonFor(this.reviewId);
    const { locale } = this.context;
    [this.language] = await Promise.all([questionWords(locale), this.#read()]);
    await this.#look();
  }

  async #read(): Promise<void> {
    this.review = await this.context.client.get<Reviewed>(`/compliance/reviews/${this.reviewId}`);
  }

  get #isUnmasked(): boolean {
    return may(this.context, 'compliance:unmasked');
  }

  get #maySee(): boolean {
    return !this.#isUnmasked || this.reason !== undefined;
  }

  /** What leaves a line in the audit trail, once it was said why. */
  async #look(): Promise<void> {
    if (!this.#maySee) return;
    if (this.#isUnmasked) await this.#readDocuments();
    const persons = this.review?.associatedPersons ?? [];
    await Promise.all(
      persons.map(async ({ associatedPersonId: id, uploadedAttestations }) => {
        const info = uploadedAttestations.find(
          ({ attestationType }) => attestationType === 'associatedPersonPersonalInfo',
        );
        if (info === undefined) return;
        const path = `/compliance/associated-persons/${id}/attestations/${info.id}`;
        const { payload } = await this.context.client.get<AttestationDetail>(path, this.reason);
        this.people = new Map(this.people).set(id, payload);
      }),
    );
  }

  async #readDocuments(): Promise<void> {
    const path = `/compliance/documents?reviewId=${this.reviewId}&limit=100`;
    this.documents = (await this.context.client.get<Page<ReviewDocument>>(path, this.reason)).results;
  }

  override render(): TemplateResult {
    const { words } = this.context;
    const { review, language } = this;
    if (review === undefined || language === undefined)
      return html`<h1>${words.reviews.title}</h1>
        ${this.problemLine()}
        ${this.problem === undefined ? html`<p role="status">${words.shell.loading}</p>` : nothing}`;
    return html`<console-review-head .context=${this.context} .url=${this.url} .review=${review}></console-review-head>
      ${this.problemLine()}
      <div class="case">
        <div class="wide">${this.#maySee ? this.#answers(review, language) : this.#ask()}</div>
        <div class="narrow">
          <section class="card">
            <console-suspicions
              .context=${this.context}
              .url=${this.url}
              .review=${review}
              .reason=${this.reason}
              .isUnmasked=${this.#isUnmasked && this.reason !== undefined}
            ></console-suspicions>
          </section>
          ${
            may(this.context, 'compliance:review')
              ? html`<section class="card">
                <console-decision
                  .context=${this.context}
                  .url=${this.url}
                  .review=${review}
                  .language=${language}
                  .nameOf=${(id: string) => this.#nameOf(id)}
                ></console-decision>
              </section>`
              : nothing
          }
          ${this.#history(review, language)}
        </div>
      </div>`;
  }

  #history(review: Reviewed, language: QuestionWords): TemplateResult | typeof nothing {
    if (!this.#isUnmasked) return nothing;
    return html`<section class="card">
      <console-history
        .context=${this.context}
        .url=${this.url}
        .review=${review}
        .language=${language}
      ></console-history>
    </section>`;
  }

  /** Asked once for each review and session, and sent with each look. */
  #ask(): TemplateResult {
    const { review } = this.context.words;
    const said = (event: Event): void => {
      event.preventDefault();
      const input = this.querySelector<HTMLInputElement>('[name="reason"]');
      this.reason = rememberReason(this.reviewId, input?.value.trim() ?? '');
      void this.run(() => this.#look());
    };
    return html`<form class="card" @submit=${said}>
      <h2>${review.why}</h2>
      <label
        >${review.whyText}
        <input name="reason" required maxlength="500" value=${review.whyDefault}
      /></label>
      <button class="main">${review.look}</button>
    </form>`;
  }

  #answers(review: Reviewed, language: QuestionWords): TemplateResult {
    const { words } = this.context;
    const { associatedPersons = [], uploadedAttestations } = review;
    return html`<div class="beside">
      <section>
        <h2>${words.review.answers}</h2>
        ${this.#isUnmasked ? nothing : html`<p class="soft">${words.review.masked}</p>`}
        <h3>${words.reviews.types[review.type]}</h3>
        ${this.#answersOf(`/compliance/reviews/${review.id}`, uploadedAttestations, language)}
        ${
          associatedPersons.length === 0
            ? nothing
            : html`<h3>${words.review.persons}</h3>
              ${personTree(this.context, associatedPersons, {
                infos: this.people,
                isOpen: (id) => this.opened.has(id),
                toggled: (id, isOpen) => {
                  if (isOpen) this.opened = new Set(this.opened).add(id);
                },
                answers: ({ associatedPersonId: id, uploadedAttestations: own }) =>
                  this.#answersOf(`/compliance/associated-persons/${id}`, own, language),
              })}`
        }
      </section>
      ${
        this.#isUnmasked
          ? html`<section class="documents">
            <h2>${words.review.documents}</h2>
            <console-document
              .context=${this.context}
              .documents=${this.documents}
              .chosen=${this.chosen}
              .reason=${this.reason}
            ></console-document>
          </section>`
          : nothing
      }
    </div>`;
  }

  #answersOf(path: string, uploads: Reviewed['uploadedAttestations'], language: QuestionWords): TemplateResult {
    return html`<console-answers
      .context=${this.context}
      .language=${language}
      .uploads=${uploads}
      .documents=${this.documents}
      .path=${path}
      .reason=${this.reason}
    ></console-answers>`;
  }

  #nameOf(id: string): string {
    const { words } = this.context;
    const persons = this.review?.associatedPersons ?? [];
    const index = persons.findIndex(({ associatedPersonId }) => associatedPersonId === id);
    const name = this.people.get(id)?.name;
    const written = [name?.firstName, name?.lastName].filter((part) => part !== undefined).join(' ');
    return written === '' ? phrase(words.review.person, { number: index + 1 }) : written;
  }
}

export const elements = {
  'console-review': Review,
  'console-review-head': ReviewHead,
  'console-assignment': Assignment,
  'console-answers': Answers,
  'console-earlier': EarlierVersions,
  'console-document': DocumentViewer,
  'console-suspicions': Suspicions,
  'console-history': History,
  'console-decision': Decision,
};
