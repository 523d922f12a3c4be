import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { DeveloperFee, FeeWithdrawal } from '../api/books.js';
import { Again } from '../parts/again.js';
import { tokensOf } from '../parts/amounts.js';
import { Rows } from '../parts/rows.js';
import { momentOf } from '../parts/times.js';
import { OrganizationPart } from './organization-part.js';

/** What it has earned by developer fees, and what it has withdrawn of them. */
export class DeveloperFees extends OrganizationPart {
  @state() private earned: readonly DeveloperFee[] | undefined;
  readonly #rows = new Rows<FeeWithdrawal>(() => this.context.client);

  constructor() {
    super();
    new Again(
      this,
      () => this.#rows.all?.some(({ status }) => status === 'pending') ?? false,
      () => this.load(),
    );
  }

  protected override async load(): Promise<void> {
    const path = `${this.path}/developer-fees`;
    const [{ fees }] = await Promise.all([
      this.context.client.get<{ fees: readonly DeveloperFee[] }>(path),
      this.#rows.begin(`${path}/withdrawals?limit=5`),
    ]);
    this.earned = fees;
  }

  override render(): TemplateResult {
    const { fees } = this.context.words;
    const { earned } = this;
    const { all } = this.#rows;
    return html`<h2>${fees.title}</h2>
      <p class="soft small">${fees.text}</p>
      ${this.problemLine()} ${this.loadingLine(earned !== undefined)}
      ${earned?.length === 0 ? html`<p class="soft">${fees.none}</p>` : nothing}
      <ul class="plain parted">
        ${earned?.map((fee) => this.#fee(fee))}
      </ul>
      ${earned === undefined ? nothing : html`<h3>${fees.withdrawals}</h3>`}
      ${all?.length === 0 ? html`<p class="soft">${fees.noWithdrawals}</p>` : nothing}
      <ul class="plain parted">
        ${all?.map((withdrawal) => this.#withdrawal(withdrawal))}
      </ul>
      ${this.moreButton(this.#rows)}`;
  }

  #fee({ tokenSymbol, blockchain, available, underWay }: DeveloperFee): TemplateResult {
    const { words, locale } = this.context;
    const amount = `${tokensOf(locale, underWay)} ${tokenSymbol}`;
    return html`<li class="apart">
      <span class="soft">${blockchain}</span>
      <span class="amounts"
        ><strong>${tokensOf(locale, available)} ${tokenSymbol}</strong>
        ${underWay === '0' ? nothing : html`<small class="soft">${phrase(words.fees.underWay, { amount })}</small>`}</span
      >
    </li>`;
  }

  #withdrawal({ status, tokenSymbol, blockchain, units, failureReason, createdAt }: FeeWithdrawal): TemplateResult {
    const { words, locale } = this.context;
    return html`<li class="apart">
      <span
        ><span class="tag ${status}">${words.fees.statuses[status]}</span>
        <span class="soft small">${momentOf(locale, createdAt)} ${failureReason ?? nothing}</span></span
      >
      <span class="amounts">${tokensOf(locale, units)} ${tokenSymbol} <span class="soft small">${blockchain}</span></span>
    </li>`;
  }
}
