import { LitElement, type PropertyValues, type TemplateResult, html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import { Refusal } from '../api/refusal.js';
import type { ReviewDocument } from '../api/wire.js';
import type { Context } from '../parts/context.js';

const zooms = [1, 1.5, 2, 3];

/** One page of a document, drawn anew by the service: bytes of strangers do not come to this page. */
export class DocumentViewer extends LitElement {
  @property({ attribute: false }) context!: Context;
  @property({ attribute: false }) documents: readonly ReviewDocument[] = [];
  @property({ attribute: false }) chosen: string | undefined;
  @property({ attribute: false }) reason: string | undefined;
  @state() private page = 1;
  /** Known once the one after it was asked for. */
  @state() private last: number | undefined;
  @state() private picture: string | undefined;
  @state() private problem: 'notDrawn' | undefined;
  @state() private zoom = 0;
  @state() private turn = 0;
  #shown = '';

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.#show(undefined);
    this.#shown = '';
  }

  protected override willUpdate(changed: PropertyValues): void {
    if (changed.has('chosen')) {
      this.page = 1;
      this.last = undefined;
      this.turn = 0;
    }
    const document = this.#document;
    const wanted = document === undefined ? '' : `${document.id}/pages/${this.page}`;
    if (wanted === this.#shown) return;
    this.#shown = wanted;
    if (document !== undefined) void this.#look(document, wanted);
  }

  get #document(): ReviewDocument | undefined {
    return this.documents.find(({ id }) => id === this.chosen) ?? this.documents[0];
  }

  async #look({ contentType }: ReviewDocument, wanted: string): Promise<void> {
    if (contentType !== 'application/pdf') this.last = 1;
    try {
      const blob = await this.context.client.blob(`/compliance/documents/${wanted}?width=1600`, this.reason);
      if (this.#shown !== wanted) return;
      this.problem = undefined;
      this.#show(URL.createObjectURL(blob));
    } catch (cause) {
      if (this.#shown !== wanted) return;
      const isBeyond = cause instanceof Refusal && (cause.status === 404 || cause.status === 400) && this.page > 1;
      if (isBeyond) this.last = this.page -= 1;
      else {
        this.problem = 'notDrawn';
        this.#show(undefined);
      }
    }
  }

  #show(picture: string | undefined): void {
    if (this.picture !== undefined) URL.revokeObjectURL(this.picture);
    this.picture = picture;
  }

  override render(): TemplateResult {
    const { review } = this.context.words;
    const document = this.#document;
    if (document === undefined) return html`<p class="empty">${review.noDocuments}</p>`;
    return html`<label
        >${review.document}
        <select
          @change=${({ target }: Event) => {
            this.chosen = (target as HTMLSelectElement).value;
          }}
        >
          ${this.documents.map(
            ({ id, fileName }) => html`<option value=${id} ?selected=${id === document.id}>${fileName}</option>`,
          )}
        </select></label
      >
      ${document.malwareScan === 'notRun' ? html`<p class="soft small">${review.notScanned}</p>` : nothing}
      ${this.#tools()}
      <div class="picture" data-zoom=${this.zoom} data-turn=${this.turn} tabindex="0" role="group" aria-label=${document.fileName}>
        ${this.problem === undefined ? nothing : html`<p class="problem" role="alert">${review.notDrawn}</p>`}
        ${
          this.picture === undefined
            ? nothing
            : html`<img src=${this.picture} alt="${document.fileName}, ${phrase(review.page, { number: this.page })}" />`
        }
      </div>`;
  }

  #tools(): TemplateResult {
    const { review } = this.context.words;
    const tool = (label: string, act: () => void, isOff = false): TemplateResult =>
      html`<button type="button" class="quiet" ?disabled=${isOff} @click=${act}>${label}</button>`;
    return html`<div class="buttons tools">
      ${
        this.last === 1
          ? nothing
          : html`${tool(review.before, () => (this.page -= 1), this.page === 1)}
            <span role="status">${phrase(review.page, { number: this.page })}</span>
            ${tool(review.next, () => (this.page += 1), this.page === this.last)}`
      }
      ${tool(review.larger, () => (this.zoom += 1), this.zoom === zooms.length - 1)}
      ${tool(review.smaller, () => (this.zoom -= 1), this.zoom === 0)}
      ${tool(review.turn, () => (this.turn = (this.turn + 90) % 360))}
    </div>`;
  }
}
