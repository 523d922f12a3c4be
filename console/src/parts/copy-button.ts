import { LitElement, type TemplateResult, html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';

/** Puts a text where it can be pasted from; not there where the browser does not let a page do that. */
export class CopyButton extends LitElement {
  @property({ attribute: false }) text = '';
  @property({ attribute: false }) words!: { readonly copy: string; readonly copied: string };
  /** What exactly is copied, for those who hear it. */
  @property({ attribute: false }) label = '';
  @state() private isCopied = false;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override render(): TemplateResult | typeof nothing {
    if (!('clipboard' in navigator)) return nothing;
    return html`<button type="button" class="quiet small" aria-label=${this.label} @click=${this.#copy}>
        ${this.words.copy}
      </button>
      <span role="status" class="soft small">${this.isCopied ? this.words.copied : nothing}</span>`;
  }

  readonly #copy = (): void => {
    this.isCopied = false;
    void navigator.clipboard.writeText(this.text).then(
      () => (this.isCopied = true),
      () => undefined,
    );
  };
}
