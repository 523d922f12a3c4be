import { type TemplateResult, html, nothing } from 'lit';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { Account } from '../api/organizations.js';
import { balanceLine } from '../parts/balance.js';
import { Rows } from '../parts/rows.js';
import { wordFor } from '../words/words.js';
import { OrganizationPart } from './organization-part.js';

/** What it holds. */
export class Accounts extends OrganizationPart {
  readonly #rows = new Rows<Account>(() => this.context.client);

  protected override load(): Promise<void> {
    return this.#rows.begin(`/accounts?organizationId=${this.about.id}`);
  }

  override render(): TemplateResult {
    const { words } = this.context;
    const { all } = this.#rows;
    return html`<h2>${words.accounts.title}</h2>
      ${this.problemLine()} ${this.loadingLine(all !== undefined)}
      ${all?.length === 0 ? html`<p class="soft">${words.accounts.none}</p>` : nothing}
      <ul class="plain parted">
        ${all?.map((account) => this.#account(account))}
      </ul>
      ${this.moreButton(this.#rows)}`;
  }

  #account({ id, name, status, isApiEnabled, destinationToken, accountDetails, frozen }: Account): TemplateResult {
    const { accounts, freezes } = this.context.words;
    const token = `${destinationToken.symbol} · ${destinationToken.blockchain}`;
    return html`<li class="apart">
      <div>
        <a href="/console/accounts/${id}"><bdi>${name}</bdi></a>
        <span class="tag ${status === 'ACTIVE' ? 'active' : ''}">${wordFor(accounts.statuses, status)}</span>
        ${frozen === undefined ? nothing : html`<span class="tag serious">${freezes.frozen[frozen.direction]}</span>`}
        ${isApiEnabled ? nothing : html`<span class="soft small">${accounts.notManaged}</span>`}
        <p class="soft small">${phrase(accounts.becomes, { token })}</p>
        ${accountDetails === undefined ? nothing : html`<code class="soft">${accountDetails.walletDetails.walletAddress}</code>`}
      </div>
      <div class="amounts">${accountDetails?.balances.map((balance) => balanceLine(this.context, balance))}</div>
    </li>`;
  }
}
