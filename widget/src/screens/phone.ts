import { type TemplateResult, html } from 'lit';
import { property, state } from 'lit/decorators.js';
import { type ServerRefusal, Trouble } from '../api/trouble.js';
import type { CurrentPhoneUpload } from '../api/wire.js';
import { DocumentField } from '../documents/document-field.js';
import { type PhoneLink, phoneLinkIn } from '../documents/phone/phone-link.js';
import type { FieldChange } from '../field-element/field-element.js';
import type { JourneyStop } from '../flow/journey.js';
import { phrase } from '../languages/phrases.js';
import { labelOf } from '../questions/question.js';
import { formStyles } from '../forms/form.styles.js';
import { errorEventOf } from '../elements/error-event.js';
import { GatehouseErrorEvent } from '../elements/page-events.js';
import { WidgetElement, define } from '../elements/widget-element.js';
import { TroubleScreen } from './trouble.js';

/** Shown on a phone: asks for whom the photo is, and takes it for the page that showed the code. */
export class PhoneScreen extends WidgetElement {
  static override readonly sheet = formStyles;

  /** The fragment of the page address. */
  @property() fragment = '';
  /** Takes over the token and the language of the other page. */
  @property({ attribute: false }) take!: (link: PhoneLink) => void;
  @state() private upload: CurrentPhoneUpload | undefined;
  /** The person said that the photo is for them. */
  @state() private isMine = false;
  /** How it ended, by the words that tell so. */
  @state() private end: 'done' | 'notSent' | 'ended' | undefined;
  @state() private stop: JourneyStop | undefined;
  #link: PhoneLink | undefined;

  constructor() {
    super();
    define('gatehouse-document-field', DocumentField);
    define('gatehouse-trouble', TroubleScreen);
    this.addEventListener(GatehouseErrorEvent.type, this.#failed);
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('fragment')) return;
    this.#link = phoneLinkIn(this.fragment);
    this.end = undefined;
    this.isMine = false;
    this.upload = undefined;
    if (this.#link === undefined) return;
    this.take(this.#link);
    void this.#greet();
  }

  override render(): TemplateResult {
    const { context, stop, end } = this;
    const link = this.#link;
    const { documents, rejectedFiles, shell } = context.words;
    const { phone } = documents;
    if (link === undefined) return html`<p part="lead" class="lead" role="status">${phone.nothing}</p>`;
    if (end !== undefined)
      return html`<section class="stack" role="status">
        <h2 part="title" tabindex="-1">${end === 'done' ? phone.doneTitle : phone.onPhoneTitle}</h2>
        <p part="note" class="note ${end === 'done' ? 'success' : 'warning'}">${{ ...phone, ...rejectedFiles }[end]}</p>
      </section>`;
    if (stop !== undefined) return html`<gatehouse-trouble .context=${context} .stop=${stop}></gatehouse-trouble>`;
    if (this.upload === undefined) return html`<p part="loading" class="soft" role="status">${shell.loading}</p>`;
    return this.isMine ? this.#field(link) : this.#question(this.upload);
  }

  /** Somebody else may have sent the address, to have their own review filled. */
  #question({ organizationName, matchingCode }: CurrentPhoneUpload): TemplateResult {
    const { phone } = this.context.words.documents;
    return html`<section class="stack">
      <h2 part="title" tabindex="-1">${phone.onPhoneTitle}</h2>
      <p part="lead" class="lead">${phrase(phone.forWhom, { name: organizationName })}</p>
      <p>${phrase(phone.compare, { number: matchingCode })}</p>
      <div part="actions" class="actions">
        <button part="button primary" class="button primary" type="button" @click=${() => (this.isMine = true)}>${phone.mine}</button>
        <button part="button" class="button quiet" type="button" @click=${() => (this.end = 'notSent')}>${phone.notMine}</button>
      </div>
    </section>`;
  }

  #field(link: PhoneLink): TemplateResult {
    const { context } = this;
    return html`<section>
      <h2 part="title" tabindex="-1">${context.words.documents.phone.onPhoneTitle}</h2>
      <gatehouse-document-field
        .context=${{ ...context, phoneUrl: undefined }}
        .field=${{ kind: 'document', ...(link.kind === 'face' ? { camera: 'user' } : {}) }}
        .path=${link.name}
        .label=${labelOf(context, link.name)}
        .forAnother=${true}
        @field-change=${this.#sent}
      ></gatehouse-document-field>
    </section>`;
  }

  /** Asks what the token is for before a photo is taken. */
  async #greet(): Promise<void> {
    this.stop = undefined;
    const link = this.#link;
    const upload = await this.context.gatehouse.currentPhoneUpload().catch((cause: unknown) => {
      if (link !== this.#link) return undefined;
      if (cause instanceof Trouble) this.stop = { trouble: cause, retry: () => void this.#greet() };
      else this.end = 'ended';
      this.dispatchEvent(errorEventOf(cause as Trouble | ServerRefusal));
      return undefined;
    });
    if (link !== this.#link) return;
    this.upload = upload;
    if (upload?.status === 'received') this.end = 'done';
  }

  #sent(event: FieldChange): void {
    event.stopPropagation();
    if (event.value !== undefined) this.end = 'done';
  }

  /** The token of a link that has ended is refused like any other, and this page has no way to a new one. */
  #failed({ code }: GatehouseErrorEvent): void {
    if (code === 'sessionEnded') this.end = 'ended';
  }
}
