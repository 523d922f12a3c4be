import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { Counts, Overview as Figures } from '../api/wire.js';
import { tokensOf } from '../parts/amounts.js';
import { lists } from '../parts/lists.js';
import { Place } from '../parts/place.js';
import { plotOf } from '../parts/plot.js';
import { ageOf } from '../parts/times.js';
import { wordFor } from '../words/words.js';

type Waiting = 'reviews' | 'payoutRequests' | 'payouts' | 'payins' | 'webhooks';

/** What waits for a person, and how much there was. */
export class Overview extends Place {
  @state() private figures: Figures | undefined;

  protected override async load(): Promise<void> {
    this.figures = await this.context.client.get<Figures>('/overview');
  }

  override render(): TemplateResult {
    const { words } = this.context;
    return html`<h1>${words.overview.title}</h1>
      ${this.problemLine()}
      ${
        this.figures === undefined
          ? html`<p role="status">${this.isBusy ? words.shell.loading : nothing}</p>`
          : this.#cards(this.figures)
      }`;
  }

  #cards(figures: Figures): TemplateResult {
    const kinds: Waiting[] = ['reviews', 'payoutRequests', 'payouts', 'payins', 'webhooks'];
    return html`<div class="cards">
      ${this.#proposals(figures)}
      ${kinds.map((kind) => {
        const counts = figures[kind];
        return counts === undefined ? nothing : this.#counted(kind, counts);
      })}
      ${this.#dead(figures)} ${this.#chains(figures)} ${this.#treasury(figures)} ${this.#books(figures)}
    </div>`;
  }

  #proposals({ proposals }: Figures): TemplateResult {
    const { words, locale } = this.context;
    const { open, oldestAt, byDay } = proposals;
    return html`<section class="card">
      <h2>${words.overview.proposals}</h2>
      <ul class="figures">
        <li>${this.#figure(words.proposals.statuses.open, open, { oldestAt, path: '/console/proposals' })}</li>
      </ul>
      ${plotOf(words, byDay, locale)}
    </section>`;
  }

  /** The oldest first: it has waited the longest. */
  #counted(kind: Waiting, { byStatus, byDay }: Counts): TemplateResult {
    const { words, locale } = this.context;
    const sorted = byStatus.toSorted((one, other) => (one.oldestAt ?? '~').localeCompare(other.oldestAt ?? '~'));
    return html`<section class="card">
      <h2>${words.overview[kind]}</h2>
      ${sorted.length === 0 ? html`<p class="soft">${words.overview.none}</p>` : nothing}
      <ul class="figures">
        ${sorted.map(({ status, count, oldestAt }) => {
          const known = kind === 'reviews' ? words.reviews.statuses : words.listed.statuses;
          const word = wordFor(known, status);
          const path = `/console${pathOf(kind)}?status=${status}`;
          return html`<li>${this.#figure(word, count, { oldestAt, path })}</li>`;
        })}
      </ul>
      ${plotOf(words, byDay, locale)}
    </section>`;
  }

  #figure(
    what: string,
    count: number,
    { oldestAt, path }: { readonly oldestAt?: string | undefined; readonly path?: string | undefined },
  ): TemplateResult {
    const { words, locale } = this.context;
    const age = oldestAt === undefined ? undefined : phrase(words.overview.oldest, { age: ageOf(locale, oldestAt) });
    const text = html`<strong>${new Intl.NumberFormat(locale).format(count)}</strong> <span>${what}</span>${
      age === undefined ? nothing : html` <small>${age}</small>`
    }`;
    return path === undefined
      ? html`<span class="figure">${text}</span>`
      : html`<a class="figure" href=${path}>${text}</a>`;
  }

  #dead({ deliveries, jobs }: Figures): TemplateResult | typeof nothing {
    const { overview } = this.context.words;
    if (deliveries === undefined && jobs === undefined) return nothing;
    return html`<section class="card">
      <h2>${overview.background}</h2>
      <ul class="figures">
        ${
          deliveries === undefined
            ? nothing
            : html`<li>${this.#figure(overview.dead, deliveries.dead, { oldestAt: deliveries.oldestAt, path: '/console/webhooks' })}</li>`
        }
        ${jobs === undefined ? nothing : html`<li>${this.#figure(overview.jobs, jobs.failing, {})}</li>`}
      </ul>
    </section>`;
  }

  #chains({ chains }: Figures): TemplateResult | typeof nothing {
    const { overview } = this.context.words;
    if (chains === undefined) return nothing;
    return html`<section class="card">
      <h2>${overview.chains}</h2>
      ${chains.length === 0 ? html`<p class="soft">${overview.none}</p>` : nothing}
      <ul class="figures">
        ${chains.map(({ blockchain, troubles }) => html`<li><strong>${blockchain}</strong> ${troubles.join(', ')}</li>`)}
      </ul>
    </section>`;
  }

  #treasury({ treasury }: Figures): TemplateResult | typeof nothing {
    const { words, locale } = this.context;
    const { overview } = words;
    if (treasury === undefined) return nothing;
    return html`<section class="card">
      <h2>${overview.treasury}</h2>
      ${treasury.length === 0 ? html`<p class="soft">${overview.none}</p>` : nothing}
      <dl>
        ${treasury.map(
          ({ tokenSymbol, blockchain, held, owed }) => html`<div>
            <dt>${tokenSymbol} · ${blockchain}</dt>
            <dd>${tokensOf(locale, held)} ${overview.held}, ${tokensOf(locale, owed)} ${overview.owed}</dd>
          </div>`,
        )}
      </dl>
    </section>`;
  }

  #books({ books }: Figures): TemplateResult | typeof nothing {
    const { words, locale } = this.context;
    if (books === undefined) return nothing;
    const { overview } = words;
    const age = books.reconciledAt === undefined ? undefined : ageOf(locale, books.reconciledAt);
    return html`<section class="card">
      <h2>${overview.books}</h2>
      <ul class="figures">
        <li>${this.#figure(overview.walletDifferences, books.walletDifferences, {})}</li>
        <li>${this.#figure(overview.railDifferences, books.railDifferences, {})}</li>
        <li>${this.#figure(overview.wrongPlaces, books.wrongPlaces, {})}</li>
      </ul>
      ${age === undefined ? nothing : html`<p class="soft small">${phrase(overview.reconciled, { age })}</p>`}
    </section>`;
  }
}

function pathOf(kind: Waiting): string {
  return kind === 'reviews' ? '/reviews' : lists[kind].path;
}

export const elements = { 'console-overview': Overview };
