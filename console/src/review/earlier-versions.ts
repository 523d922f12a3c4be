import { LitElement, type TemplateResult, html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { AttestationDetail, Upload } from '../api/wire.js';
import type { Context } from '../parts/context.js';
import { problemText } from '../parts/problem-text.js';
import { momentOf } from '../parts/times.js';

type Line = readonly [label: string, text: string];

/** What was answered before, beside what is answered now. A version is read, and so recorded, once it is looked at. */
export class EarlierVersions extends LitElement {
  @property({ attribute: false }) context!: Context;
  /** What counts. */
  @property({ attribute: false }) now!: AttestationDetail;
  /** The newest first. */
  @property({ attribute: false }) earlier: readonly Upload[] = [];
  @property({ attribute: false }) read!: (id: string) => Promise<AttestationDetail>;
  @property({ attribute: false }) linesOf!: (detail: AttestationDetail) => readonly Line[];
  @state() private shown: AttestationDetail | undefined;
  @state() private problem: unknown;

  protected override createRenderRoot(): HTMLElement {
    return this;
  }

  override render(): TemplateResult | typeof nothing {
    const { words } = this.context;
    if (this.earlier.length === 0) return nothing;
    const opened = ({ target }: Event): void => {
      const [latest] = this.earlier;
      if ((target as HTMLDetailsElement).open && this.shown === undefined && latest !== undefined)
        void this.#show(latest.id);
    };
    return html`<details class="earlier" @toggle=${opened}>
      <summary>${phrase(words.review.earlier, { count: this.earlier.length })}</summary>
      ${this.earlier.length > 1 ? this.#choice() : nothing}
      ${
        this.problem === undefined
          ? nothing
          : html`<p class="problem" role="alert">${problemText(words, this.problem).text}</p>`
      }
      ${this.shown === undefined ? nothing : this.#compared(this.shown)}
    </details>`;
  }

  #choice(): TemplateResult {
    const { words } = this.context;
    return html`<label
      >${words.review.version}
      <select @change=${({ target }: Event) => void this.#show((target as HTMLSelectElement).value)}>
        ${this.earlier.map(({ id }, index) => html`<option value=${id}>${this.earlier.length - index}</option>`)}
      </select></label
    >`;
  }

  async #show(id: string): Promise<void> {
    this.problem = undefined;
    try {
      this.shown = await this.read(id);
    } catch (cause) {
      this.problem = cause;
    }
  }

  #compared(before: AttestationDetail): TemplateResult {
    const { words, locale } = this.context;
    const was = new Map(this.linesOf(before));
    const is = new Map(this.linesOf(this.now));
    const labels = [...new Set([...is.keys(), ...was.keys()])];
    return html`<table>
      <thead>
        <tr>
          <td></td>
          <th scope="col">${words.review.wasBefore}<br /><small>${momentOf(locale, before.createdAt)}</small></th>
          <th scope="col">${words.review.now}<br /><small>${momentOf(locale, this.now.createdAt)}</small></th>
        </tr>
      </thead>
      <tbody>
        ${labels.map((label) => this.#row(label, was.get(label), is.get(label)))}
      </tbody>
    </table>`;
  }

  #row(label: string, was = '–', is = '–'): TemplateResult {
    const { review } = this.context.words;
    const isOther = was !== is;
    return html`<tr class=${isOther ? 'other' : ''}>
      <th scope="row">${label} ${isOther ? html`<span class="tag attention">${review.changed}</span>` : nothing}</th>
      <td><bdi>${was}</bdi></td>
      <td><bdi>${is}</bdi></td>
    </tr>`;
  }
}
