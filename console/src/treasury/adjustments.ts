import { type TemplateResult, html, nothing } from 'lit';
import type { Adjustment } from '../api/adjustments.js';
import { tokensOf } from '../parts/amounts.js';
import { may } from '../parts/context.js';
import { filtersOf } from '../parts/filters.js';
import { Place } from '../parts/place.js';
import { Rows } from '../parts/rows.js';
import { momentOf } from '../parts/times.js';
import { AdjustmentPosted } from './new-adjustment.js';

/** All that people have ever posted by hand, the newest first. */
export class Adjustments extends Place {
  readonly #rows = new Rows<Adjustment>(() => this.context.client);

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener(AdjustmentPosted.type, () => this.#posted());
  }

  protected override load(): Promise<void> {
    this.#rows.all = undefined;
    return this.#rows.begin(this.#path);
  }

  /** Among all, of whichever organization it is. */
  #posted(): void {
    if (this.url.search === '') void this.run(() => this.load());
    else this.context.go('/console/treasury/adjustments');
  }

  get #path(): string {
    const organizationId = this.url.searchParams.get('organizationId')?.trim() ?? '';
    return organizationId === ''
      ? '/adjustments'
      : `/adjustments?${new URLSearchParams({ organizationId }).toString()}`;
  }

  override render(): TemplateResult {
    const { words } = this.context;
    const { all } = this.#rows;
    return html`<p class="soft">${words.adjustments.text}</p>
      ${
        may(this.context, 'money:propose')
          ? html`<console-new-adjustment .context=${this.context} .url=${this.url}></console-new-adjustment>`
          : nothing
      }
      ${filtersOf(this.context, this.url, [{ name: 'organizationId', label: words.events.organization }])}
      ${this.csvButton(this.#path, 'adjustments')} ${this.problemLine()} ${this.loadingLine(all !== undefined)}
      ${all?.length === 0 ? html`<p class="empty">${words.adjustments.none}</p>` : nothing}
      ${all?.map((adjustment) => this.#card(adjustment))} ${this.moreButton(this.#rows)}`;
  }

  #card({
    id,
    organizationId,
    tokenSymbol,
    blockchain,
    lines,
    reason,
    postedBy,
    createdAt,
  }: Adjustment): TemplateResult {
    const { locale } = this.context;
    return html`<article class="card row">
      <h2 data-row tabindex="-1">${tokenSymbol} · ${blockchain}</h2>
      <p>${this.organizationLink(organizationId)} <code class="soft">${id}</code></p>
      <p class="said" dir="auto">${reason}</p>
      <dl class="answers figured measured">
        ${lines.map(
          ({ accountId, book, units }) => html`<div>
            <dt>${book} ${accountId === undefined ? nothing : html`<code>${accountId}</code>`}</dt>
            <dd>${tokensOf(locale, units)}</dd>
          </div>`,
        )}
      </dl>
      <p class="soft small">${this.person(postedBy)} · ${momentOf(locale, createdAt)}</p>
    </article>`;
  }
}
