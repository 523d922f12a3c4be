import { type TemplateResult, html, nothing } from 'lit';
import { organizationTypes } from '../../../libs/contracts/src/vocabulary/organizations.js';
import { countriesIn, countryName } from '../../../widget/src/fields/country/countries.js';
import type { Organization } from '../api/organizations.js';
import { Refusal } from '../api/refusal.js';
import type { Page } from '../api/wire.js';
import { may } from '../parts/context.js';
import { filtersOf } from '../parts/filters.js';
import { Place } from '../parts/place.js';
import { Rows } from '../parts/rows.js';
import { momentOf } from '../parts/times.js';
import { wordFor } from '../words/words.js';

interface Owned {
  readonly organizationId?: string;
}

/** Whom the installation serves, the newest first. */
export class Organizations extends Place {
  readonly #rows = new Rows<Organization>(() => this.context.client);

  protected override async load(): Promise<void> {
    this.#rows.all = undefined;
    const q = this.#asked;
    if (q === '') await this.#rows.begin('/organizations');
    else this.#rows.only(await this.#found(q));
    this.requestUpdate();
  }

  get #asked(): string {
    return this.url.searchParams.get('q')?.trim() ?? '';
  }

  /** Those that may be read and know whose they are. */
  get #searched(): readonly string[] {
    return [
      ...(may(this.context, 'accounts:read') ? ['/accounts'] : []),
      ...(may(this.context, 'compliance:read') ? ['/compliance/reviews'] : []),
    ];
  }

  /** By its id, or by whatever of it is found by this name or id. */
  async #found(q: string): Promise<readonly Organization[]> {
    const { client } = this.context;
    const pages = await Promise.all(
      this.#searched.map((path) => client.get<Page<Owned>>(`${path}?limit=100&q=${encodeURIComponent(q)}`)),
    );
    const owners = pages.flatMap(({ results }) => results.flatMap(({ organizationId: id }) => id ?? []));
    const itself = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(q) ? [q] : [];
    const found = await Promise.all([...new Set([...itself, ...owners])].map((id) => this.#ifThere(id)));
    return found.filter((one) => one !== undefined);
  }

  async #ifThere(id: string): Promise<Organization | undefined> {
    try {
      return await this.context.client.get<Organization>(`/organizations/${id}`);
    } catch (cause) {
      if (cause instanceof Refusal && cause.status === 404) return undefined;
      throw cause;
    }
  }

  override render(): TemplateResult {
    const { words } = this.context;
    const { all } = this.#rows;
    const { organizations } = words;
    const label = this.#searched.length === 0 ? organizations.searchId : organizations.search;
    return html`<h1>${words.places.organizations}</h1>
      ${filtersOf(this.context, this.url, [{ name: 'q', label, type: 'search' }])}
      ${this.#asked === '' ? this.csvButton('/organizations', 'organizations') : nothing} ${this.problemLine()}
      ${may(this.context, 'organizations:write') ? this.#making() : nothing} ${this.loadingLine(all !== undefined)}
      ${all?.length === 0 ? html`<p class="empty">${this.#asked === '' ? organizations.none : organizations.notFound}</p>` : nothing}
      <ul class="rows things">
        ${all?.map((organization) => this.#row(organization))}
      </ul>
      ${this.moreButton(this.#rows)}`;
  }

  #row({ id, name, type, country, verification, suspendedAt, createdAt }: Organization): TemplateResult {
    const { words, locale } = this.context;
    return html`<li class="row">
      <a data-row href="/console/organizations/${id}"
        ><strong><bdi>${name}</bdi></strong> <span class="soft">${id}</span></a
      >
      <span
        ><span class="tag ${verification.type}"
          >${wordFor(words.organizations.verifications, verification.type)}</span
        >
        ${suspendedAt === undefined ? nothing : html`<span class="tag suspended">${words.organizations.suspended}</span>`}</span
      >
      <span class="small">${words.reviews.types[type]} · ${countryName(country, locale)}</span>
      <span class="small soft">${momentOf(locale, createdAt)}</span>
    </li>`;
  }

  #making(): TemplateResult {
    const { words, locale } = this.context;
    const { organizations } = words;
    return html`<details class="card">
      <summary>${organizations.make}</summary>
      <form @submit=${this.#make}>
        <label>${organizations.name} <input name="name" required maxlength="200" autocomplete="off" /></label>
        <label
          >${organizations.kind}
          <select name="type">
            ${organizationTypes.toReversed().map((type) => html`<option value=${type}>${words.reviews.types[type]}</option>`)}
          </select></label
        >
        <label
          >${organizations.country}
          <select name="country" required>
            <option value=""></option>
            ${countriesIn(locale).map(({ code, name }) => html`<option value=${code}>${name}</option>`)}
          </select></label
        >
        <button class="main" ?disabled=${this.isBusy}>${organizations.make}</button>
      </form>
    </details>`;
  }

  readonly #make = (event: Event): void => {
    event.preventDefault();
    const given = Object.fromEntries(new FormData(event.target as HTMLFormElement));
    void this.run(async () => {
      const { id } = await this.context.client.post<Organization>('/organizations', given);
      this.context.go(`/console/organizations/${id}`);
    });
  };
}

export const elements = { 'console-organizations': Organizations };
