import { type TemplateResult, html, nothing } from 'lit';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { TreasuryTransfer } from '../api/treasury.js';
import { Again } from '../parts/again.js';
import { tokensOf } from '../parts/amounts.js';
import { may } from '../parts/context.js';
import { Place } from '../parts/place.js';
import { Rows } from '../parts/rows.js';
import { momentOf } from '../parts/times.js';
import { bookText } from './book-text.js';

const path = '/treasury/transfers';

/** What was sent from the treasury, the newest first, and what is to be sent. */
export class Transfers extends Place {
  readonly #rows = new Rows<TreasuryTransfer>(() => this.context.client);

  constructor() {
    super();
    const isUnderWay = (): boolean => this.#rows.all?.some(({ status }) => status === 'pending') ?? false;
    new Again(this, isUnderWay, () => this.#readPending());
  }

  protected override load(): Promise<void> {
    return this.#rows.begin(path);
  }

  async #readPending(): Promise<void> {
    const pending = this.#rows.all?.filter(({ status }) => status === 'pending') ?? [];
    for (const { id } of pending) this.#rows.replace(await this.context.client.get<TreasuryTransfer>(`${path}/${id}`));
  }

  override render(): TemplateResult {
    const { words } = this.context;
    const { all } = this.#rows;
    return html`${
      may(this.context, 'money:propose')
        ? html`<console-new-transfer .context=${this.context} .url=${this.url}></console-new-transfer>`
        : html`<p class="soft">${words.treasury.notYours}</p>`
    }
    ${this.csvButton(path, 'treasury-transfers')} ${this.problemLine()} ${this.loadingLine(all !== undefined)}
    ${all?.length === 0 ? html`<p class="empty">${words.treasury.noTransfers}</p>` : nothing}
    <ul class="rows things">
      ${all?.map((transfer) => this.#row(transfer))}
    </ul>
    ${this.moreButton(this.#rows)}`;
  }

  #row({
    id,
    from,
    toPurse,
    toAddress,
    tokenSymbol,
    blockchain,
    units,
    ...transfer
  }: TreasuryTransfer): TemplateResult {
    const { words, locale } = this.context;
    const { treasury } = words;
    const to = toPurse === undefined ? toAddress : treasury.purses[toPurse];
    return html`<li class="row">
      <a data-row href="/console/treasury/${id}"
        ><strong>${tokensOf(locale, units)} ${tokenSymbol} · ${blockchain}</strong>
        <span class="soft">${phrase(treasury.fromTo, { from: treasury.purses[from], to })}</span></a
      >
      <span class="tag ${transfer.status}">${treasury.statuses[transfer.status]}</span>
      <span class="small">${bookText(words, transfer.book)}</span>
      <span class="small soft">${momentOf(locale, transfer.createdAt)}</span>
    </li>`;
  }
}
