import { type TemplateResult, html, nothing } from 'lit';
import type { Account } from '../api/organizations.js';
import { filtersOf } from '../parts/filters.js';
import { Place } from '../parts/place.js';
import { Rows } from '../parts/rows.js';
import { momentOf } from '../parts/times.js';
import { wordFor } from '../words/words.js';

/** The accounts of all organizations. */
export class AccountList extends Place {
  readonly #rows = new Rows<Account>(() => this.context.client);

  protected override load(): Promise<void> {
    this.#rows.all = undefined;
    return this.#rows.begin(this.#path);
  }

  get #path(): string {
    const query = new URLSearchParams();
    for (const name of ['q', 'organizationId']) {
      const value = this.url.searchParams.get(name)?.trim() ?? '';
      if (value !== '') query.set(name, value);
    }
    return query.size === 0 ? '/accounts' : `/accounts?${query.toString()}`;
  }

  override render(): TemplateResult {
    const { words } = this.context;
    const { all } = this.#rows;
    return html`<h1>${words.places.accounts}</h1>
      ${filtersOf(this.context, this.url, [
        { name: 'q', label: words.accountPage.search, type: 'search' },
        { name: 'organizationId', label: words.events.organization },
      ])}
      ${this.csvButton(this.#path, 'accounts')} ${this.problemLine()} ${this.loadingLine(all !== undefined)}
      ${all?.length === 0 ? html`<p class="empty">${words.accountPage.none}</p>` : nothing}
      <ul class="rows things">
        ${all?.map((account) => this.#row(account))}
      </ul>
      ${this.moreButton(this.#rows)}`;
  }

  #row({ id, name, organizationId, status, destinationToken, frozen, createdAt }: Account): TemplateResult {
    const { words, locale } = this.context;
    return html`<li class="row">
      <a data-row href="/console/accounts/${id}"
        ><strong><bdi>${name}</bdi></strong>
        <span class="soft">${organizationId === undefined ? id : this.organization(organizationId)}</span></a
      >
      <span>
        <span class="tag ${status}">${wordFor(words.accounts.statuses, status)}</span>
        ${frozen === undefined ? nothing : html`<span class="tag serious">${words.freezes.frozen[frozen.direction]}</span>`}
      </span>
      <span class="small">${destinationToken.symbol} · ${destinationToken.blockchain}</span>
      <span class="small soft">${momentOf(locale, createdAt)}</span>
    </li>`;
  }
}

export const elements = { 'console-accounts': AccountList };
