import { type TemplateResult, html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { Account as Known } from '../api/organizations.js';
import { balanceLine } from '../parts/balance.js';
import { Freeze, FreezeChanged } from '../parts/freeze.js';
import { One } from '../parts/one.js';
import { Place } from '../parts/place.js';
import { momentOf } from '../parts/times.js';
import { wordFor } from '../words/words.js';
import { AccountStatement } from './account-statement.js';

/** One account: what it has, whether it is frozen, and its statements. */
export class Account extends Place {
  @property({ attribute: false }) one!: string;
  readonly #known = new One<Known>(() => this.context.client);

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener(FreezeChanged.type, () => void this.run(() => this.#read()));
  }

  /** A month of the statement is part of the address, and is no other account. */
  protected override async load(): Promise<void> {
    if (this.#known.value?.id !== this.one) await this.#read();
  }

  #read(): Promise<void> {
    return this.#known.read(`/accounts/${this.one}`);
  }

  override render(): TemplateResult {
    const { words } = this.context;
    const known = this.#known.value;
    if (known?.id !== this.one)
      return html`<h1>${words.places.accounts}</h1>
        ${this.problemLine()} ${this.loadingLine(false)}`;
    return html`${this.#head(known)} ${this.problemLine()}
      <div class="case">
        <div class="wide">
          <section class="card">
            <console-statement .context=${this.context} .url=${this.url} .about=${known}></console-statement>
          </section>
        </div>
        <div class="narrow">
          <section class="card">
            <h2>${words.accountPage.balances}</h2>
            ${known.accountDetails?.balances.map((balance) => balanceLine(this.context, balance))}
          </section>
          <section class="card not-printed">
            <h2>${words.freezes.title}</h2>
            <console-freeze
              .context=${this.context}
              .url=${this.url}
              .path=${`/accounts/${known.id}`}
              .subject=${`account:${known.id}`}
              .frozen=${known.frozen}
            ></console-freeze>
          </section>
        </div>
      </div>`;
  }

  #head({ id, name, status, organizationId, frozen, createdAt, accountDetails }: Known): TemplateResult {
    const { words, locale } = this.context;
    return html`<h1><bdi>${name}</bdi></h1>
      <p class="line">
        ${organizationId === undefined ? nothing : this.organizationLink(organizationId)}
        <span class="tag ${status}">${wordFor(words.accounts.statuses, status)}</span>
        ${frozen === undefined ? nothing : html`<span class="tag serious">${words.freezes.frozen[frozen.direction]}</span>`}
        <code class="soft">${id}</code>
        ${accountDetails === undefined ? nothing : html`<code class="soft">${accountDetails.walletDetails.walletAddress}</code>`}
        <span class="soft small">${phrase(words.accountPage.made, { time: momentOf(locale, createdAt) })}</span>
      </p>`;
  }
}

export const elements = {
  'console-account': Account,
  'console-statement': AccountStatement,
  'console-freeze': Freeze,
};
