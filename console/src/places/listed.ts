import { type TemplateResult, html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import type { Delivery, Listed as ListedThing, Page } from '../api/wire.js';
import { may } from '../parts/context.js';
import { addPeriod } from '../parts/days.js';
import { type Filter, filtersOf } from '../parts/filters.js';
import { flat, linesOf, stepsOf } from '../parts/lines.js';
import { type ListKind, lists } from '../parts/lists.js';
import { One } from '../parts/one.js';
import { Place } from '../parts/place.js';
import { Rows } from '../parts/rows.js';
import { momentOf } from '../parts/times.js';
import { wordFor } from '../words/words.js';

/** Payout requests, payouts, payins and webhooks across organizations; one of them with what has happened to it. */
export class Listed extends Place {
  @property({ attribute: false }) kind!: ListKind;
  @property({ attribute: false }) one: string | undefined;
  @state() private deliveries: readonly Delivery[] | undefined;
  readonly #thing = new One<ListedThing>(() => this.context.client);
  readonly #rows = new Rows<ListedThing>(() => this.context.client);

  protected override async load(): Promise<void> {
    const { client } = this.context;
    const { path } = lists[this.kind];
    this.deliveries = undefined;
    this.#rows.all = undefined;
    const { one } = this;
    if (one === undefined) {
      await this.#rows.begin(this.#path);
      return;
    }
    await this.#thing.read(`${path}/${one}`);
    if (this.kind !== 'webhooks' || one !== this.one) return;
    const { results } = await client.get<Page<Delivery>>(`${path}/${one}/deliveries?status=dead`);
    if (one === this.one) this.deliveries = results;
  }

  get #path(): string {
    const { path } = lists[this.kind];
    const query = new URLSearchParams();
    for (const name of ['status', 'organizationId', 'q']) {
      const value = this.url.searchParams.get(name)?.trim() ?? '';
      if (value !== '') query.set(name, value);
    }
    addPeriod(query, this.url);
    return query.size === 0 ? path : `${path}?${query.toString()}`;
  }

  override render(): TemplateResult {
    const { words } = this.context;
    return html`<h1>${words.places[this.kind]}</h1>
      ${this.one === undefined ? this.#list() : this.#alone()}`;
  }

  #list(): TemplateResult {
    const { words } = this.context;
    const { all } = this.#rows;
    return html`${filtersOf(this.context, this.url, this.#filters())}
      ${this.csvButton(this.#path, lists[this.kind].path.slice(1))} ${this.problemLine()} ${all === undefined && this.isBusy ? html`<p role="status">${words.shell.loading}</p>` : nothing}
      ${all?.length === 0 ? html`<p class="empty">${words.listed.none}</p>` : nothing}
      <ul class="rows things">
        ${all?.map((thing) => this.#row(thing))}
      </ul>
      ${this.moreButton(this.#rows)}`;
  }

  #filters(): readonly Filter[] {
    const { words } = this.context;
    const { statuses, isSearched } = lists[this.kind];
    const known: Readonly<Record<string, string>> = words.listed.statuses;
    const options = Object.fromEntries(statuses.map((name) => [name, wordFor(known, name)]));
    const search: readonly Filter[] =
      isSearched === undefined ? [] : [{ name: 'q', label: words.listed.search, type: 'search' }];
    return [
      { name: 'status', label: words.reviews.status, options },
      { name: 'organizationId', label: words.events.organization },
      { name: 'from', label: words.audit.from, type: 'date' },
      { name: 'to', label: words.audit.to, type: 'date' },
      ...search,
    ];
  }

  #row(thing: ListedThing): TemplateResult {
    const { locale } = this.context;
    const { id, organizationId, createdAt, amount, url } = thing;
    return html`<li class="row">
      <a data-row href="/console${lists[this.kind].path}/${id}"
        ><strong>${organizationId === undefined ? id : this.organization(organizationId)}</strong>
        <span class="soft">${url ?? id}</span></a
      >
      ${this.#status(thing)}
      <span class="small">${amount === undefined ? nothing : flat(amount).map(([, value]) => `${value} `)}</span>
      <span class="small soft">${momentOf(locale, createdAt)}</span>
    </li>`;
  }

  #status({ status, details }: ListedThing): TemplateResult {
    const given = typeof status === 'string' ? status : (status?.type ?? details?.status?.type ?? '');
    return html`<span class="tag ${given}">${wordFor(this.context.words.listed.statuses, given)}</span>`;
  }

  #alone(): TemplateResult {
    const { words, locale } = this.context;
    const { deliveries } = this;
    const thing = this.#thing.value;
    if (thing === undefined)
      return html`${this.problemLine()} ${this.isBusy ? html`<p role="status">${words.shell.loading}</p>` : nothing}`;
    return html`<p class="line">
        ${thing.organizationId === undefined ? nothing : this.organizationLink(thing.organizationId)}
        ${this.#status(thing)} <code class="soft">${thing.id}</code>
      </p>
      ${this.problemLine()}
      <section class="card">
        <h2>${words.listed.steps}</h2>
        <ol class="steps">
          ${stepsOf(thing).map(([name, at]) => html`<li><code>${name}</code> <span>${momentOf(locale, at)}</span></li>`)}
        </ol>
      </section>
      ${
        deliveries === undefined
          ? nothing
          : html`<section class="card">
            <h2>${words.listed.deliveries}</h2>
            ${deliveries.length === 0 ? html`<p class="soft">${words.listed.noDeliveries}</p>` : nothing}
            ${deliveries.map((delivery) => html`${linesOf(delivery)} ${this.#retry(delivery)}`)}
          </section>`
      }
      <section class="card">
        <h2>${words.listed.everything}</h2>
        ${linesOf(thing)}
      </section>`;
  }

  #retry({ id }: Delivery): TemplateResult | typeof nothing {
    const { client, words } = this.context;
    if (!may(this.context, 'webhooks:retry')) return nothing;
    const again = (): Promise<void> =>
      this.run(async () => {
        await client.post(`/webhooks/${this.one ?? ''}/deliveries/${id}/retry`);
        this.deliveries = this.deliveries?.filter((delivery) => delivery.id !== id);
      });
    return html`<button type="button" ?disabled=${this.isBusy} @click=${again}>${words.listed.retry}</button>`;
  }
}

export const elements = { 'console-listed': Listed };
