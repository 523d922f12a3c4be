import { type TemplateResult, html, nothing } from 'lit';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { Reconciliation } from '../api/books.js';
import { Again } from '../parts/again.js';
import { may } from '../parts/context.js';
import { Place } from '../parts/place.js';
import { Rows } from '../parts/rows.js';
import { momentOf } from '../parts/times.js';
import { wordFor } from '../words/words.js';

type Part = Reconciliation['chains'][number] | Reconciliation['rails'][number];

const path = '/reconciliations';

/** What was compared with chains and rails over time, and what was found. */
export class Reconciliations extends Place {
  readonly #rows = new Rows<Reconciliation>(() => this.context.client);

  constructor() {
    super();
    new Again(
      this,
      () => this.#rows.all?.[0]?.status === 'running',
      () => this.#readLatest(),
    );
  }

  protected override load(): Promise<void> {
    return this.#rows.begin(path);
  }

  /** The proof names what the last one found. */
  async #readLatest(): Promise<void> {
    const { results } = await this.context.client.get<{ results: readonly Reconciliation[] }>(`${path}?limit=1`);
    for (const latest of results) {
      this.#rows.replace(latest);
      if (latest.status === 'finished') this.dispatchEvent(new Event('reconciled'));
    }
  }

  override render(): TemplateResult {
    const { books } = this.context.words;
    const { all } = this.#rows;
    const begin = (): Promise<void> =>
      this.run(async () => {
        await this.context.client.post(path);
        await this.#rows.begin(path);
      });
    const isRunning = all?.[0]?.status === 'running';
    return html`<section class="later">
      <h2>${books.reconciliations}</h2>
      <p class="soft">${books.reconciliationsText}</p>
      <div class="buttons">
        ${
          may(this.context, 'money:propose')
            ? html`<button type="button" class="main" ?disabled=${this.isBusy || isRunning} @click=${begin}>
              ${books.begin}
            </button>`
            : nothing
        }
        ${this.csvButton(path, 'reconciliations')}
        <span role="status">${isRunning ? books.running : nothing}</span>
      </div>
      ${this.problemLine()} ${this.loadingLine(all !== undefined)}
      ${all?.length === 0 ? html`<p class="empty">${books.none}</p>` : nothing}
      <ul class="rows compared">
        ${all?.map((reconciliation) => this.#row(reconciliation))}
      </ul>
      ${this.moreButton(this.#rows)}
    </section>`;
  }

  #row(reconciliation: Reconciliation): TemplateResult {
    const { words, locale } = this.context;
    const { books } = words;
    const { status, startedAt, chains, rails } = reconciliation;
    const parts: readonly Part[] = [...chains, ...rails];
    const wallets = chains.reduce((sum, chain) => sum + chain.wallets, 0);
    const orders = rails.reduce((sum, rail) => sum + rail.orders, 0);
    return html`<li class="row">
      <details>
        <summary data-row>${momentOf(locale, startedAt)} ${this.#took(reconciliation)}</summary>
        <ul class="plain parted">
          ${chains.map((chain) => this.#part(chain.blockchain, phrase(books.wallets, { count: chain.wallets }), chain))}
          ${rails.map((rail) =>
            this.#part(
              `${wordFor(books.directions, rail.direction)} ${rail.rail ?? ''}`,
              phrase(books.orders, { count: rail.orders }),
              rail,
            ),
          )}
        </ul>
      </details>
      <span>${status === 'running' ? html`<span class="tag pending">${books.running}</span>` : this.#found(parts)}</span>
      <span class="small soft"
        >${phrase(books.wallets, { count: wallets })} · ${phrase(books.orders, { count: orders })}</span
      >
    </li>`;
  }

  #took({ startedAt, finishedAt }: Reconciliation): TemplateResult | typeof nothing {
    const { words, locale } = this.context;
    if (finishedAt === undefined) return nothing;
    const seconds = Math.max(1, Math.round((Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000));
    const unit = seconds < 120 ? 'second' : 'minute';
    const shown = unit === 'second' ? seconds : Math.round(seconds / 60);
    const time = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(shown);
    return html`<small class="soft">${phrase(words.books.took, { time })}</small>`;
  }

  #found(parts: readonly Part[]): TemplateResult {
    const { books } = this.context.words;
    const differences = parts.reduce((sum, part) => sum + part.differences, 0);
    const isPartial = parts.some(({ failure }) => failure !== undefined);
    return html`<span class="tag ${differences === 0 ? 'passed' : 'serious'}"
        >${differences === 0 ? books.same : phrase(books.differ, { count: differences })}</span
      >
      ${isPartial ? html`<span class="tag attention">${books.failed}</span>` : nothing}`;
  }

  #part(name: string, counted: string, part: Part): TemplateResult {
    const { books } = this.context.words;
    const { unsettled, failure } = part;
    return html`<li class="apart">
      <span
        ><strong>${name}</strong> <span class="soft small">${counted}</span>
        ${unsettled === 0 ? nothing : html`<span class="soft small">· ${phrase(books.unsettled, { count: unsettled })}</span>`}
        ${failure === undefined ? nothing : html`<span class="said small">${failure}</span>`}</span
      >
      <span>${this.#found([part])}</span>
    </li>`;
  }
}
