import { type TemplateResult, html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import { Refusal } from '../api/refusal.js';
import type { Proposal, Review, Upload } from '../api/wire.js';
import { CasePart } from './case-part.js';
import { type QuestionWords, titleOf } from './widget-words.js';

type Kind = 'approve' | 'reject' | 'ask' | 'hold' | 'retry' | 'close';

/** What may be decided, by the status of the review. */
const kinds: Readonly<Partial<Record<Review['status']['type'], readonly Kind[]>>> = {
  inReview: ['approve', 'reject', 'ask', 'hold'],
  error: ['retry'],
  draft: ['close'],
  submissionValidationsFailed: ['close'],
  additionalInformationRequested: ['close'],
};

interface Requested {
  readonly upload: Upload;
  readonly associatedPersonId?: string;
  readonly title: string;
}

/** Words for the customer, and those for the staff alone. */
export class Decision extends CasePart {
  @property({ attribute: false }) language!: QuestionWords;
  @property({ attribute: false }) nameOf!: (personId: string) => string;
  @state() private kind: Kind | undefined;
  @state() private ticked: ReadonlySet<string> = new Set();
  @state() private proposal: Proposal | undefined;
  @state() private decided: Review | undefined;

  protected override load(): Promise<void> {
    return Promise.resolve();
  }

  override render(): TemplateResult {
    const { words } = this.context;
    const { status } = this.review;
    const possible = kinds[status.type] ?? [];
    return html`<h2>${words.decision.title}</h2>
      ${this.#came()}
      ${
        possible.length === 0
          ? html`<p class="soft">${phrase(words.decision.none, { status: words.reviews.statuses[status.type] })}</p>`
          : this.#form(possible)
      }
      ${this.problemLine()}`;
  }

  #came(): TemplateResult | typeof nothing {
    const { words } = this.context;
    if (this.proposal !== undefined)
      return html`<p class="told" role="status">
        ${words.decision.proposed}
        <a href="/console/proposals/${this.proposal.id}">${words.decision.toProposal}</a>
      </p>`;
    if (this.decided === undefined) return nothing;
    const status = words.reviews.statuses[this.decided.status.type];
    return html`<p class="told" role="status">${phrase(words.decision.done, { status })}</p>`;
  }

  #form(possible: readonly Kind[]): TemplateResult {
    const { decision } = this.context.words;
    return html`<form @submit=${this.#decide}>
      <fieldset class="choice">
        <legend class="unseen">${decision.title}</legend>
        ${possible.map(
          (kind) =>
            html`<label
              ><input
                type="radio"
                name="kind"
                value=${kind}
                required
                .checked=${kind === this.kind}
                @change=${() => (this.kind = kind)}
              />
              ${decision[kind]}</label
            >`,
        )}
      </fieldset>
      ${this.kind === undefined || !possible.includes(this.kind) ? nothing : this.#asked(this.kind)}
      <button class="main" ?disabled=${this.isBusy}>${decision.send}</button>
    </form>`;
  }

  #asked(kind: Kind): TemplateResult | typeof nothing {
    const { decision, shell } = this.context.words;
    const internal = html`<label
      >${decision.internal} <small class="soft">${decision.internalHint} ${shell.optional}</small>
      <textarea name="internal" maxlength="2000" rows="2"></textarea></label>`;
    const told = html`<label
      >${decision.wordsToCustomer} <small class="soft">${decision.wordsHint}</small>
      <textarea name="told" required maxlength="2000" rows="3"></textarea></label>`;
    if (kind === 'approve') return html`<p class="soft">${decision.approveText}</p>${internal}`;
    if (kind === 'reject') return html`${told}${internal}`;
    if (kind === 'ask') return this.#requests();
    return kind === 'retry' ? nothing : told;
  }

  #requests(): TemplateResult {
    const { decision } = this.context.words;
    return html`<fieldset>
      <legend>${decision.which}</legend>
      ${this.#requestable().map(
        ({ upload, title }) =>
          html`<label class="tick"
              ><input type="checkbox" .checked=${this.ticked.has(upload.id)} @change=${() => this.#tick(upload.id)} />
              <bdi>${title}</bdi></label
            >
            ${
              this.ticked.has(upload.id)
                ? html`<label
                  >${decision.wordsToCustomer} <small class="soft">${decision.wordsHint}</small>
                  <textarea name="ask-${upload.id}" required maxlength="2000" rows="2"></textarea
                ></label>`
                : nothing
            }`,
      )}
    </fieldset>`;
  }

  #tick(id: string): void {
    const ticked = new Set(this.ticked);
    if (!ticked.delete(id)) ticked.add(id);
    this.ticked = ticked;
  }

  #requestable(): readonly Requested[] {
    const { uploadedAttestations, associatedPersons = [] } = this.review;
    const title = ({ attestationType }: Upload): string => titleOf(this.language, attestationType);
    return [
      ...uploadedAttestations.map((upload) => ({ upload, title: title(upload) })),
      ...associatedPersons.flatMap(({ associatedPersonId, uploadedAttestations: own }) =>
        own.map((upload) => ({
          upload,
          associatedPersonId,
          title: `${this.nameOf(associatedPersonId)}: ${title(upload)}`,
        })),
      ),
    ];
  }

  readonly #decide = (event: Event): void => {
    event.preventDefault();
    const { kind } = this;
    if (kind === undefined || this.isBusy) return;
    void this.run(async () => {
      const answer = await this.#sent(this.#body(kind));
      const isProposal = 'requiredApprovals' in answer;
      this.proposal = isProposal ? answer : undefined;
      this.decided = isProposal ? undefined : answer;
      this.kind = undefined;
      this.ticked = new Set();
      this.changed();
    });
  };

  /** Where somebody else was faster, what has become of the review is shown with the refusal. */
  async #sent(body: object): Promise<Review | Proposal> {
    try {
      return await this.context.client.post<Review | Proposal>(`${this.path}/decisions`, body);
    } catch (cause) {
      if (cause instanceof Refusal && cause.status === 409) this.changed();
      throw cause;
    }
  }

  #body(kind: Kind): object {
    const told = this.field('told');
    const internal = this.field('internal');
    const bodies: Readonly<Record<Kind, () => object>> = {
      approve: () => ({ type: 'approve', ...(internal === '' ? {} : { note: internal }) }),
      reject: () => ({
        type: 'reject',
        rejectionDescription: told,
        ...(internal === '' ? {} : { internalReason: internal }),
      }),
      ask: () => ({ type: 'requestInformation', requests: this.#asks() }),
      hold: () => ({ type: 'error', errorDescription: told }),
      retry: () => ({ type: 'retry' }),
      close: () => ({ type: 'close', reason: told }),
    };
    return bodies[kind]();
  }

  #asks(): object[] {
    return this.#requestable()
      .filter(({ upload }) => this.ticked.has(upload.id))
      .map(({ upload: { id, attestationType }, associatedPersonId }) => ({
        attestationType,
        ...(associatedPersonId === undefined ? {} : { associatedPersonId }),
        message: this.field(`ask-${id}`),
      }));
  }
}
