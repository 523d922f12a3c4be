import { type TemplateResult, html, nothing } from 'lit';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { Account, Balance } from '../api/organizations.js';
import { tokensOf } from '../parts/amounts.js';
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

  #account({ name, status, isApiEnabled, destinationToken, accountDetails }: Account): TemplateResult {
    const { accounts } = this.context.words;
    const token = `${destinationToken.symbol} · ${destinationToken.blockchain}`;
    return html`<li class="apart">
      <div>
        <strong><bdi>${name}</bdi></strong>
        <span class="tag ${status === 'ACTIVE' ? 'active' : ''}">${wordFor(accounts.statuses, status)}</span>
        ${isApiEnabled ? nothing : html`<span class="soft small">${accounts.notManaged}</span>`}
        <p class="soft small">${phrase(accounts.becomes, { token })}</p>
        ${accountDetails === undefined ? nothing : html`<code class="soft">${accountDetails.walletDetails.walletAddress}</code>`}
      </div>
      <div class="amounts">${accountDetails?.balances.map((balance) => this.#balance(balance))}</div>
    </li>`;
  }

  #balance({ tokenSymbol, blockchain, exponent, value, reserved, owed = '0' }: Balance): TemplateResult {
    const { words, locale } = this.context;
    const amountOf = (units: string): string => `${tokensOf(locale, units, exponent)} ${tokenSymbol}`;
    return html`<p>
      <strong>${amountOf(value)}</strong> <span class="soft small">${blockchain}</span>
      ${reserved === '0' ? nothing : html`<small class="soft">${phrase(words.accounts.reserved, { amount: amountOf(reserved) })}</small>`}
      ${owed === '0' ? nothing : html`<small class="late">${phrase(words.accounts.owed, { amount: amountOf(owed) })}</small>`}
    </p>`;
  }
}
