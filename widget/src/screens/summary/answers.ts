import { type PropertyValues, type TemplateResult, html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { loadPart } from '../../api/load-part.js';
import type { Step } from '../../flow/steps.js';
import { fieldsOf } from '../../forms/forms.js';
import type { Values } from '../../questions/values.js';
import { type AnswerLine, type AnswerNames, type PhoneFormat, answerLines, documentIdsIn } from './answer-lines.js';
import { Screen } from '../../screen-parts/screen.js';
import { fullTitle, personTitle, wordAbout } from '../../screen-parts/step-titles.js';

/** Payloads with these fields need the tables of names. */
const namedElsewhere = /"(subDivision|taxIdentificationNumberType)":/;
/** And a number that is not masked. */
const withPhone = '"phoneNumber":"+';

/** The answers of one step. Those that this page has not sent itself are loaded when opened. */
export class StepAnswers extends Screen {
  @property({ attribute: false }) step!: Step;
  @property({ type: Boolean }) open = false;
  @state() private fetched: Values | 'failed' | undefined;
  @state() private fileNames: ReadonlyMap<string, string> = new Map();
  @state() private names: AnswerNames | undefined;
  @state() private phones: PhoneFormat | undefined;
  #shown: string | undefined;

  protected override willUpdate(_: PropertyValues): void {
    if (this.step.attestationId === this.#shown) return;
    this.#shown = this.step.attestationId;
    this.fetched = undefined;
    this.fileNames = new Map();
    if (this.open) void this.#look();
  }

  override render(): TemplateResult {
    const { words } = this.context;
    return html`<details part="answers" class="answers" ?open=${this.open} @toggle=${this.#toggled}>
      <summary>${wordAbout(words.summary.answers, fullTitle(this, this.step))}</summary>
      ${this.open ? this.#lines() : nothing}
    </details>`;
  }

  #lines(): TemplateResult {
    const { words } = this.context;
    const payload = this.#payload;
    if (payload === 'failed') return html`<p class="soft">${words.summary.notReadable}</p>`;
    if (payload === undefined) return html`<p class="soft" role="status">${words.shell.loading}</p>`;
    return html`<dl part="answer-list" class="answer-list">
      ${this.#linesOf(payload).map(
        ({ label, text }) => html`<div>
          <dt>${label}</dt>
          <dd><bdi>${text}</bdi></dd>
        </div>`,
      )}
    </dl>`;
  }

  get #payload(): Values | 'failed' | undefined {
    return (this.journey.sent(this.step) as Values | undefined) ?? this.fetched;
  }

  #linesOf(payload: Values): readonly AnswerLine[] {
    const { words, locale } = this.context;
    const { type } = this.step;
    if (type === 'businessAssociatedPersons') {
      const ids = payload['associatedPersonIds'] as readonly string[];
      const names = ids.map((id) => personTitle(this, id));
      return [{ label: words.people.listed, text: new Intl.ListFormat(locale).format(names) }];
    }
    const { names, phones } = this;
    const fileName = (id: string): string | undefined => this.fileNames.get(id);
    return answerLines(fieldsOf(type), payload, { words, locale, fileName, names, phones });
  }

  #toggled({ target }: Event): void {
    const { open } = target as HTMLDetailsElement;
    if (open === this.open) return;
    this.open = open;
    if (open) void this.#look();
  }

  async #look(): Promise<void> {
    const { attestationId, personId } = this.step;
    if (attestationId === undefined) return;
    const { gatehouse } = this.journey;
    if (this.#payload === undefined || this.#payload === 'failed') {
      const found = await gatehouse.attestation(attestationId, personId).catch(() => 'failed' as const);
      if (this.#shown !== attestationId) return;
      this.fetched = found === 'failed' ? found : found.payload;
    }
    // Without the names, codes are shown.
    if (namedElsewhere.test(JSON.stringify(this.#payload)))
      this.names = await loadPart(() => import('../../fields/places.js')).catch(() => undefined);
    if (JSON.stringify(this.#payload).includes(withPhone))
      this.phones = await loadPart(() => import('../../fields/phone/phone-numbers.js')).catch(() => undefined);
    // One request for all: documents that are not among them are shown without a name.
    const documents = documentIdsIn(this.#payload).length === 0 ? [] : await gatehouse.documents().catch(() => []);
    if (this.#shown !== attestationId) return;
    this.fileNames = new Map(documents.map(({ id, fileName }) => [id, fileName]));
  }
}
