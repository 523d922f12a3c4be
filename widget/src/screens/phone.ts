import { type TemplateResult, html } from 'lit';
import { property, state } from 'lit/decorators.js';
import { Trouble } from '../api/trouble.js';
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
  /** What the person said to whether the photo is for them. */
  @state() private isMine: boolean | undefined;
  @state() private isDone = false;
  @state() private stop: JourneyStop | undefined;
  #link: PhoneLink | undefined;

  constructor() {
    super();
    define('gatehouse-document-field', DocumentField);
    define('gatehouse-trouble', TroubleScreen);
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.removeEventListener(GatehouseErrorEvent.type, this.#failed);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener(GatehouseErrorEvent.type, this.#failed);
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('fragment')) return;
    this.#link = phoneLinkIn(this.fragment);
    this.isDone = false;
    this.isMine = undefined;
    this.upload = undefined;
    if (this.#link === undefined) return;
    this.take(this.#link);
    void this.#greet();
  }

  override render(): TemplateResult {
    const { context, stop } = this;
    const link = this.#link;
    const { phone } = context.words.documents;
    if (link === undefined) return html`<p part="lead" class="lead" role="status">${phone.nothing}</p>`;
    if (stop !== undefined) return html`<gatehouse-trouble .context=${context} .stop=${stop}></gatehouse-trouble>`;
    if (this.isDone) return this.#told(html`<p part="note" class="note success">${phone.done}</p>`);
    if (this.isMine === false) return this.#told(html`<p part="note" class="note warning">${phone.notSent}</p>`);
    if (this.upload === undefined)
      return html`<p part="loading" class="soft" role="status">${context.words.shell.loading}</p>`;
    return this.isMine === true ? this.#field(link) : this.#question(this.upload);
  }

  #told(note: TemplateResult): TemplateResult {
    return html`<section class="stack" role="status">
      <h2 part="title" tabindex="-1">${this.context.words.documents.phone.onPhoneTitle}</h2>
      ${note}
    </section>`;
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
        <button part="button" class="button quiet" type="button" @click=${() => (this.isMine = false)}>${phone.notMine}</button>
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
      const trouble = cause instanceof Trouble ? cause : new Trouble('internal');
      this.dispatchEvent(errorEventOf(trouble));
      this.stop = { trouble, retry: () => void this.#greet() };
      return undefined;
    });
    if (link !== this.#link) return;
    this.upload = upload;
    this.isDone = upload?.status === 'received';
  }

  #sent(event: FieldChange): void {
    event.stopPropagation();
    this.isDone = event.value !== undefined;
  }

  /** This page has no way to renew the session. */
  #failed(event: Event): void {
    if (event instanceof GatehouseErrorEvent && event.code === 'sessionEnded' && event.target !== this)
      this.stop = { trouble: new Trouble('sessionEnded'), retry: () => undefined };
  }
}
