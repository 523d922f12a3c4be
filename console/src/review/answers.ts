import { LitElement, type PropertyValues, type TemplateResult, html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import { fieldsOf } from '../../../widget/src/forms/forms.js';
import { type AnswerLine, answerLines, documentIdsIn } from '../../../widget/src/screens/summary/answer-lines.js';
import type { AttestationDetail, Page, ReviewDocument, Upload } from '../api/wire.js';
import type { Context } from '../parts/context.js';
import { problemText } from '../parts/problem-text.js';
import { wordFor } from '../words/words.js';
import { type QuestionWords, titleOf } from './widget-words.js';

/** Somebody wants to see a document beside what was answered. */
export class LookAtDocument extends Event {
  static readonly type = 'look-at-document';

  constructor(readonly documentId: string) {
    super(LookAtDocument.type, { bubbles: true });
  }
}

/** What one person or company has answered. It is read, and so recorded, once it is opened. */
export class Answers extends LitElement {
  @property({ attribute: false }) context!: Context;
  @property({ attribute: false }) language!: QuestionWords;
  @property({ attribute: false }) uploads: readonly Upload[] = [];
  @property({ attribute: false }) documents: readonly ReviewDocument[] = [];
  /** Below which its attestations are. */
  @property({ attribute: false }) path = '';
  @property({ attribute: false }) reason: string | undefined;
  @state() private details: ReadonlyMap<string, AttestationDetail> = new Map();
  @state() private all: readonly Upload[] = [];
  @state() private problem: unknown;
  readonly #asked = new Set<string>();

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('uploads')) void this.#readAll();
    for (const { id } of this.uploads) if (!this.#asked.has(id)) void this.#read(id);
  }

  async #read(id: string): Promise<void> {
    this.#asked.add(id);
    try {
      const detail = await this.#look(id);
      this.details = new Map(this.details).set(id, detail);
    } catch (cause) {
      this.problem = cause;
    }
  }

  #look(id: string): Promise<AttestationDetail> {
    return this.context.client.get<AttestationDetail>(`${this.path}/attestations/${id}`, this.reason);
  }

  /** Those too that others have taken the place of. */
  async #readAll(): Promise<void> {
    if (this.uploads.length === 0) return;
    try {
      this.all = (await this.context.client.get<Page<Upload>>(`${this.path}/attestations?limit=100`)).results;
    } catch (cause) {
      this.problem = cause;
    }
  }

  override render(): TemplateResult {
    const { words } = this.context;
    return html`${
      this.problem === undefined
        ? nothing
        : html`<p class="problem" role="alert">${problemText(words, this.problem).text}</p>`
    }
    ${this.uploads.map((upload) => this.#attestation(upload))}`;
  }

  #attestation(upload: Upload): TemplateResult {
    const { words } = this.context;
    const { attestationType, validationStatus, checksNotRun = [], id } = upload;
    const detail = this.details.get(id);
    const checks = checksNotRun.map(({ check }) => check).join(', ');
    return html`<section class="attestation">
      <h4>
        ${titleOf(this.language, attestationType)}
        <span class="tag ${validationStatus.type}"
          >${wordFor(words.review.validations, validationStatus.type)}</span
        >
      </h4>
      ${this.#lines(detail)}
      ${validationStatus.failures?.map(
        ({ severity, message }) =>
          html`<p class="told ${severity === 'BLOCKING' ? 'serious' : 'attention'}">${message}</p>`,
      )}
      ${checks === '' ? nothing : html`<p class="soft small">${phrase(words.review.checksNotRun, { checks })}</p>`}
      ${detail === undefined ? nothing : html`${this.#checks(detail)} ${this.#earlier(detail)}`}
    </section>`;
  }

  /** What was looked at by the service itself, and what it found. */
  #checks({ checks = [] }: AttestationDetail): TemplateResult | typeof nothing {
    const { review } = this.context.words;
    if (checks.length === 0) return nothing;
    return html`<details class="checks">
      <summary>${phrase(review.checks, { count: checks.length })}</summary>
      <ul class="plain small">
        ${checks.map(
          ({ check, outcome, reason }) => html`<li>
            <span class="tag ${outcome}">${wordFor(review.outcomes, outcome)}</span> <code>${check}</code>
            ${reason === undefined ? nothing : html`<span class="soft">${reason}</span>`}
          </li>`,
        )}
      </ul>
    </details>`;
  }

  #earlier(now: AttestationDetail): TemplateResult | typeof nothing {
    const { attestationType: type, id } = now;
    const earlier = this.all.filter((one) => one.attestationType === type && one.id !== id);
    if (earlier.length === 0) return nothing;
    return html`<console-earlier
      .context=${this.context}
      .now=${now}
      .earlier=${earlier}
      .read=${(earlierId: string) => this.#look(earlierId)}
      .linesOf=${(detail: AttestationDetail) => this.#answered(detail).map(({ label, text }) => [label, text])}
    ></console-earlier>`;
  }

  /** Who is listed is shown as the tree of persons. */
  #answered({ attestationType, payload }: AttestationDetail): readonly AnswerLine[] {
    if (attestationType === 'businessAssociatedPersons') return [];
    const by = { words: this.language.words, locale: this.language.tag, fileName: this.#fileName };
    return answerLines(fieldsOf(attestationType), payload, by);
  }

  readonly #fileName = (id: string): string | undefined => this.documents.find((one) => one.id === id)?.fileName;

  #lines(detail: AttestationDetail | undefined): TemplateResult | typeof nothing {
    const { words } = this.context;
    if (detail === undefined)
      return this.problem === undefined ? html`<p role="status" class="soft">${words.shell.loading}</p>` : nothing;
    const { payload } = detail;
    return html`<dl class="answers">
        ${this.#answered(detail).map(
          ({ label, text }) => html`<div>
            <dt>${label}</dt>
            <dd><bdi>${text}</bdi></dd>
          </div>`,
        )}
      </dl>
      <div class="buttons">
        ${documentIdsIn(payload)
          .filter((id) => this.documents.some((one) => one.id === id))
          .map(
            (id) =>
              html`<button type="button" class="quiet" @click=${() => this.dispatchEvent(new LookAtDocument(id))}>
                <bdi>${this.#fileName(id)}</bdi>
              </button>`,
          )}
      </div>`;
  }
}
