import { type TemplateResult, html } from 'lit';
import { property, state } from 'lit/decorators.js';
import { Trouble } from '../api/trouble.js';
import { DocumentField } from '../documents/document-field.js';
import { type PhoneLink, phoneLinkIn, purposeOf } from '../documents/phone/phone-link.js';
import type { FieldChange } from '../fields/field/field-element.js';
import type { JourneyStop } from '../flow/journey.js';
import { labelOf } from '../questions/question.js';
import { formStyles } from '../forms/form.styles.js';
import { GatehouseErrorEvent } from '../elements/page-events.js';
import { WidgetElement, define } from '../elements/widget-element.js';
import { TroubleScreen } from './trouble.js';

/** Shown on a phone: takes one photo for the page that showed the code. */
export class PhoneScreen extends WidgetElement {
  static override readonly sheet = formStyles;

  /** The fragment of the page address. */
  @property() fragment = '';
  /** Takes over the session and the language of the other page. */
  @property({ attribute: false }) take!: (link: PhoneLink) => void;
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
    this.removeEventListener(GatehouseErrorEvent.type, this.failed);
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener(GatehouseErrorEvent.type, this.failed);
  }

  protected override willUpdate(changed: Map<string, unknown>): void {
    if (!changed.has('fragment')) return;
    this.#link = phoneLinkIn(this.fragment);
    this.isDone = false;
    if (this.#link === undefined) return;
    this.take(this.#link);
    void this.greet();
  }

  override render(): TemplateResult {
    const { context, stop } = this;
    const link = this.#link;
    const { phone } = context.words.documents;
    if (link === undefined) return html`<p part="lead" class="lead" role="status">${phone.nothing}</p>`;
    if (stop !== undefined) return html`<gatehouse-trouble .context=${context} .stop=${stop}></gatehouse-trouble>`;
    if (this.isDone)
      return html`<section class="stack" role="status">
        <h2 part="title" tabindex="-1">${phone.onPhoneTitle}</h2>
        <p part="note" class="note success">${phone.done}</p>
      </section>`;
    return html`<section>
      <h2 part="title" tabindex="-1">${phone.onPhoneTitle}</h2>
      <p part="lead" class="lead">${phone.onPhoneText}</p>
      <gatehouse-document-field
        .context=${{ ...context, phoneUrl: undefined }}
        .field=${{ kind: 'document', ...(link.kind === 'face' ? { camera: 'user' } : {}) }}
        .path=${link.name}
        .label=${labelOf(context, link.name)}
        .purpose=${purposeOf(link.code)}
        @field-change=${this.sent}
      ></gatehouse-document-field>
    </section>`;
  }

  /** Checks the session before a photo is taken. */
  private async greet(): Promise<void> {
    this.stop = undefined;
    await this.context.gatehouse.reviewId().catch((cause: unknown) => {
      if (!(cause instanceof Trouble)) throw cause;
      this.dispatchEvent(new GatehouseErrorEvent(cause.code));
      this.stop = { trouble: cause, retry: () => void this.greet() };
    });
  }

  private sent(event: FieldChange): void {
    event.stopPropagation();
    this.isDone = event.value !== undefined;
  }

  /** This page has no way to renew the session. */
  private failed(event: Event): void {
    if (event instanceof GatehouseErrorEvent && event.code === 'sessionEnded' && event.target !== this)
      this.stop = { trouble: new Trouble('sessionEnded'), retry: () => undefined };
  }
}
