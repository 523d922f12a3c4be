import { type TemplateResult, html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { TreasuryTransfer } from '../api/treasury.js';
import { Again } from '../parts/again.js';
import { tokensOf } from '../parts/amounts.js';
import { linesOf } from '../parts/lines.js';
import { One } from '../parts/one.js';
import { Place } from '../parts/place.js';
import { momentOf } from '../parts/times.js';
import { bookText } from './book-text.js';

/** One transfer of the treasury: what has happened to it, and what is next. */
export class OneTransfer extends Place {
  @property({ attribute: false }) one!: string;
  readonly #transfer = new One<TreasuryTransfer>(() => this.context.client);

  constructor() {
    super();
    new Again(
      this,
      () => this.#transfer.value?.status === 'pending',
      () => this.#read(),
    );
  }

  protected override load(): Promise<void> {
    return this.#read();
  }

  #read(): Promise<void> {
    return this.#transfer.read(`/treasury/transfers/${this.one}`);
  }

  override render(): TemplateResult {
    const transfer = this.#transfer.value;
    return html`${this.problemLine()} ${this.loadingLine(transfer !== undefined)}
    ${transfer === undefined ? nothing : this.#shown(transfer)}`;
  }

  #shown(transfer: TreasuryTransfer): TemplateResult {
    const { words, locale } = this.context;
    const { treasury } = words;
    const { from, toPurse, toAddress, tokenSymbol, blockchain, units, status } = transfer;
    const to = toPurse === undefined ? toAddress : treasury.purses[toPurse];
    return html`<h2>${tokensOf(locale, units)} ${tokenSymbol} · ${blockchain}</h2>
      <p class="line">
        <span class="tag ${status}">${treasury.statuses[status]}</span>
        <span class="said">${phrase(treasury.fromTo, { from: treasury.purses[from], to })}</span>
        <span class="soft">${bookText(words, transfer.book)}</span>
      </p>
      <p class="said" dir="auto">${transfer.reason}</p>
      <section class="card">
        <h2>${treasury.steps}</h2>
        ${this.#steps(transfer)}
      </section>
      <section class="card">
        <h2>${treasury.everything}</h2>
        ${linesOf(transfer)}
      </section>
      <p class="later"><a href="/console/treasury/transfers">${treasury.all}</a></p>`;
  }

  #steps({ status, createdAt, updatedAt, madeBy, transactionHash, failureReason }: TreasuryTransfer): TemplateResult {
    const { words, locale } = this.context;
    const { treasury } = words;
    const at = (moment: string): TemplateResult => html`<span class="soft small">${momentOf(locale, moment)}</span>`;
    const next = (text: string): TemplateResult => html`<li class="soft">${text}</li>`;
    return html`<ol class="steps">
      <li>${phrase(treasury.agreed, { name: '' })} ${this.person(madeBy)} ${at(createdAt)}</li>
      ${
        transactionHash === undefined
          ? status === 'failed'
            ? nothing
            : next(treasury.notSent)
          : html`<li>${treasury.sent}: <code>${transactionHash}</code></li>`
      }
      ${status === 'pending' ? next(treasury.notFinal) : nothing}
      ${status === 'completed' ? html`<li>${treasury.final} ${at(updatedAt)}</li>` : nothing}
      ${
        status === 'failed'
          ? html`<li><span class="late">${treasury.refused}</span> ${failureReason ?? ''} ${at(updatedAt)}</li>`
          : nothing
      }
    </ol>`;
  }
}
