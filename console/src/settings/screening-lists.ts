import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { ScreeningList } from '../api/settings.js';
import { Rows } from '../parts/rows.js';
import { momentOf } from '../parts/times.js';
import { wordFor } from '../words/words.js';
import { Setting } from './setting.js';

/** The lists in which everybody is looked for. */
export class ScreeningLists extends Setting {
  /** How much of a list has been sent. */
  @state() private sent: number | undefined;
  @state() private taken: ScreeningList | undefined;
  readonly #rows = new Rows<ScreeningList>(() => this.context.client);

  protected override load(): Promise<void> {
    this.taken = undefined;
    return this.#rows.begin('/screening/lists');
  }

  override render(): TemplateResult {
    const { lists } = this.context.words.settings;
    const { all } = this.#rows;
    return html`${this.readOnlyLine()} ${this.problemLine()} ${this.mayWrite ? this.#giving() : nothing} ${this.#progress()}
      ${this.loadingLine(all !== undefined || this.sent !== undefined)}
      ${all?.length === 0 ? html`<p class="empty">${lists.none}</p>` : nothing}
      <ul class="rows lists">
        ${all?.map((list) => this.#list(list))}
      </ul>
      ${this.moreButton(this.#rows)}
      <console-setting-wallets .context=${this.context} .url=${this.url}></console-setting-wallets>`;
  }

  #list(list: ScreeningList): TemplateResult {
    const { words, locale } = this.context;
    const { lists } = words.settings;
    const { name, format, importedAt } = list;
    return html`<li class="row">
      <span
        ><strong><bdi>${name}</bdi></strong> <small class="soft">${wordFor(lists.formats, format)}</small></span
      >
      <span class="small">${this.#counts(lists.counts, list)}</span>
      <span class="small soft">${phrase(lists.since, { time: momentOf(locale, importedAt) })}</span>
      ${this.mayWrite ? this.#removing(list) : nothing}
    </li>`;
  }

  #counts(words: string, { name, entryCount, nameCount, addressCount }: ScreeningList): string {
    const number = new Intl.NumberFormat(this.context.locale);
    const [entries, names, addresses] = [entryCount, nameCount, addressCount].map((count) => number.format(count));
    return phrase(words, { name, entries: entries ?? '', names: names ?? '', addresses: addresses ?? '' });
  }

  #removing({ id }: ScreeningList): TemplateResult {
    const { lists } = this.context.words.settings;
    const remove = (): Promise<void> =>
      this.run(async () => {
        await this.context.client.delete(`/screening/lists/${id}`);
        await this.load();
      });
    return html`<details>
      <summary>${lists.remove}</summary>
      <p class="soft small">${lists.removeText}</p>
      <button type="button" class="danger" ?disabled=${this.isBusy} @click=${remove}>${lists.remove}</button>
    </details>`;
  }

  /** The file comes last: what is before it says how it is to be read. */
  #giving(): TemplateResult {
    const { lists } = this.context.words.settings;
    return html`<details class="card">
      <summary>${lists.give}</summary>
      <form @submit=${this.#give}>
        <p class="soft">${lists.giveText}</p>
        <label>${lists.name} <input name="name" required maxlength="100" autocomplete="off" /></label>
        <label
          >${lists.format}
          <select name="format">
            ${Object.entries(lists.formats).map(([format, text]) => html`<option value=${format}>${text}</option>`)}
          </select></label
        >
        <label>${lists.file} <input name="file" type="file" required /></label>
        ${this.saveButton(lists.give)}
      </form>
    </details>`;
  }

  #progress(): TemplateResult | typeof nothing {
    const { lists } = this.context.words.settings;
    if (this.taken !== undefined)
      return html`<p class="told" role="status">${this.#counts(lists.taken, this.taken)}</p>`;
    if (this.sent === undefined) return nothing;
    if (this.sent === 1) return html`<p class="told" role="status">${lists.reading}</p>`;
    return html`<label class="sent">${lists.sending} <progress .value=${this.sent}></progress></label>`;
  }

  readonly #give = (event: Event): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    this.taken = undefined;
    this.sent = 0;
    void this.run(async () => {
      const sent = (share: number): void => void (this.sent = share);
      const taken = await this.context.client.upload<ScreeningList>('/screening/lists', new FormData(form), sent);
      form.reset();
      form.closest('details')?.removeAttribute('open');
      await this.load();
      this.taken = taken;
    }).finally(() => (this.sent = undefined));
  };
}
