import { type TemplateResult, html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { Statement, StatementBalance, StatementEntry } from '../api/books.js';
import type { Account } from '../api/organizations.js';
import { tokensOf } from '../parts/amounts.js';
import { download } from '../parts/download.js';
import { One } from '../parts/one.js';
import { Place } from '../parts/place.js';
import { daysOf, monthOf, monthText, monthsSince } from './months.js';
import { type StatementFormat, statementFormats } from './statement-formats.js';

const shownAtFirst = 200;

/** How an account came from the beginning of a month to its end, in UTC as the files of it. */
export class AccountStatement extends Place {
  @property({ attribute: false }) about!: Account;
  @state() private isWhole = false;
  readonly #statement = new One<Statement>(() => this.context.client);

  protected override load(): Promise<void> {
    this.isWhole = false;
    return this.#statement.read(this.#path);
  }

  /** The month of the service where none is chosen. */
  get #path(): string {
    const month = this.#chosen;
    const path = `/accounts/${this.about.id}/statements`;
    return month === undefined ? path : `${path}?${new URLSearchParams(daysOf(month)).toString()}`;
  }

  get #chosen(): string | undefined {
    const month = this.url.searchParams.get('month') ?? '';
    return /^\d{4}-\d{2}$/.test(month) ? month : undefined;
  }

  override render(): TemplateResult {
    const { words } = this.context;
    const statement = this.#statement.value;
    return html`<h2>${words.statement.title}</h2>
      ${this.#choice()} ${this.problemLine()} ${this.loadingLine(statement !== undefined)}
      ${statement === undefined ? nothing : this.#shown(statement)}`;
  }

  #choice(): TemplateResult {
    const { words, locale } = this.context;
    const now = this.#chosen ?? monthOf(this.#statement.value?.from ?? new Date().toISOString());
    const choose = ({ target }: Event): void => {
      this.context.go(`/console/accounts/${this.about.id}?month=${(target as HTMLSelectElement).value}`);
    };
    return html`<div class="line not-printed">
      <label
        >${words.statement.month}
        <select @change=${choose}>
          ${monthsSince(this.about.createdAt, `${now}-01`).map(
            (month) => html`<option value=${month} ?selected=${month === now}>${monthText(locale, month)}</option>`,
          )}
        </select></label
      >
      <div class="buttons">
        ${statementFormats.map(
          (
            format,
          ) => html`<button type="button" class="quiet" ?disabled=${this.isBusy} @click=${() => this.#take(format)}>
            ${phrase(words.statement.take, { format: format.name })}
          </button>`,
        )}
        <button type="button" class="quiet" @click=${() => print()}>${words.statement.print}</button>
      </div>
    </div>`;
  }

  #take({ type, ending }: StatementFormat): Promise<void> {
    return this.run(async () => {
      const month = this.#chosen ?? monthOf(this.#statement.value?.from ?? '');
      download(await this.context.client.file(this.#path, type), `${this.about.id}-${month}.${ending}`);
    });
  }

  #shown({ from, to, isFinal, balances, entries }: Statement): TemplateResult {
    const { words, locale } = this.context;
    const shown = this.isWhole ? entries : entries.slice(0, shownAtFirst);
    const period = { from: utc(locale, from), to: utc(locale, to) };
    return html`<p class="soft small">${phrase(words.statement.period, period)}</p>
      ${isFinal ? nothing : html`<p class="told attention">${words.statement.notFinal}</p>`}
      ${balances.length === 0 ? html`<p class="soft">${words.statement.noBalances}</p>` : nothing}
      ${balances.map((balance) => this.#balance(balance))}
      <h3>${words.statement.entries}</h3>
      ${entries.length === 0 ? html`<p class="soft">${words.statement.none}</p>` : this.#entries(shown)}
      ${
        shown.length === entries.length
          ? nothing
          : html`<button type="button" @click=${() => (this.isWhole = true)}>
            ${phrase(words.statement.more, { count: entries.length })}
          </button>`
      }`;
  }

  #balance({ tokenSymbol, blockchain, exponent, opening, credits, debits, closing }: StatementBalance): TemplateResult {
    const { words, locale } = this.context;
    const { statement } = words;
    const figure = (what: string, units: string): TemplateResult => html`<div>
      <dt>${what}</dt>
      <dd>${tokensOf(locale, units, exponent)}</dd>
    </div>`;
    return html`<h3>${tokenSymbol} · ${blockchain}</h3>
      <dl class="totals">
        ${figure(statement.opening, opening)} ${figure(statement.credits, credits)}
        ${figure(statement.debits, debits)} ${figure(statement.closing, closing)}
      </dl>`;
  }

  #entries(entries: readonly StatementEntry[]): TemplateResult {
    const { statement } = this.context.words;
    return html`<div class="scrolled" tabindex="0" role="group" aria-label=${statement.entries}>
      <table class="entries">
        <thead>
          <tr>
            <th scope="col">${statement.time}</th>
            <th scope="col">${statement.what}</th>
            <th scope="col" class="figure-cell">${statement.amount}</th>
            <th scope="col" class="figure-cell">${statement.balance}</th>
          </tr>
        </thead>
        <tbody>
          ${entries.map((entry) => this.#entry(entry))}
        </tbody>
      </table>
    </div>`;
  }

  #entry(entry: StatementEntry): TemplateResult {
    const { words, locale } = this.context;
    const { tokenSymbol, blockchain, exponent, value, type, balance, postedAt, step, source, destination } = entry;
    const signed = type === 'debit' ? `-${value}` : value;
    return html`<tr>
      <td>${utc(locale, postedAt)}</td>
      <td>${step} <small class="soft">${phrase(words.treasury.fromTo, { from: source, to: destination })}</small></td>
      <td class="figure-cell">
        ${tokensOf(locale, signed, exponent)} <small class="soft">${tokenSymbol} · ${blockchain}</small>
      </td>
      <td class="figure-cell">${tokensOf(locale, balance, exponent)}</td>
    </tr>`;
  }
}

/** As the files have it, whatever the zone of the person. */
function utc(locale: string, moment: string): string {
  const shape = { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, shape).format(new Date(moment));
}
