import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import { scopes } from '../../../libs/contracts/src/vocabulary/scopes.js';
import type { ApiKey } from '../api/organizations.js';
import type { Proposal } from '../api/wire.js';
import { may } from '../parts/context.js';
import { Rows } from '../parts/rows.js';
import { ageOf, momentOf } from '../parts/times.js';
import { OrganizationPart } from './organization-part.js';

type MadeKey = ApiKey & { readonly secret?: string };

/** Who may call the API for it. */
export class ApiKeys extends OrganizationPart {
  @state() private made: MadeKey | Proposal | undefined;
  readonly #rows = new Rows<ApiKey>(() => this.context.client);

  protected override load(): Promise<void> {
    this.made = undefined;
    return this.#read();
  }

  #read(): Promise<void> {
    return this.#rows.begin(`${this.path}/api-keys`);
  }

  get #mayWrite(): boolean {
    return may(this.context, 'organizations:write');
  }

  override render(): TemplateResult {
    const { words } = this.context;
    const { all } = this.#rows;
    return html`<h2>${words.apiKeys.title}</h2>
      ${this.problemLine()} ${this.loadingLine(all !== undefined)}
      ${all?.length === 0 ? html`<p class="soft">${words.apiKeys.none}</p>` : nothing}
      <ul class="plain parted">
        ${all?.map((key) => this.#key(key))}
      </ul>
      ${this.moreButton(this.#rows)} ${this.#came()} ${this.#mayWrite ? this.#making() : nothing}`;
  }

  #key({ id, name, scopes: held, expiresAt, lastUsedAt }: ApiKey): TemplateResult {
    const { words, locale } = this.context;
    const used =
      lastUsedAt === undefined ? words.apiKeys.unused : phrase(words.apiKeys.used, { age: ageOf(locale, lastUsedAt) });
    return html`<li class="apart">
      <div>
        <strong><bdi>${name}</bdi></strong>
        <span class="soft small"
          >${used}${expiresAt === undefined ? '' : ` · ${phrase(words.apiKeys.expires, { time: momentOf(locale, expiresAt) })}`}</span
        >
        <p class="scopes">${held.map((scope) => html`<code>${scope}</code> `)}</p>
      </div>
      ${this.#mayWrite ? this.#revoking(id) : nothing}
    </li>`;
  }

  #revoking(id: string): TemplateResult {
    const { apiKeys } = this.context.words;
    const revoke = (): Promise<void> =>
      this.run(async () => {
        await this.context.client.delete(`${this.path}/api-keys/${id}`);
        await this.#read();
      });
    return html`<details>
      <summary>${apiKeys.revoke}</summary>
      <p class="soft small">${apiKeys.revokeText}</p>
      <button type="button" class="danger" ?disabled=${this.isBusy} @click=${revoke}>${apiKeys.revoke}</button>
    </details>`;
  }

  /** A secret is in this answer and never again. */
  #came(): TemplateResult | typeof nothing {
    const { apiKeys, standing } = this.context.words;
    const { made } = this;
    if (made === undefined) return nothing;
    if ('requiredApprovals' in made)
      return html`<p class="told" role="status">
        ${apiKeys.proposed} <a href="/console/proposals/${made.id}">${standing.toProposal}</a>
      </p>`;
    return html`<div class="told" role="status"><p>${apiKeys.made}</p><code>${made.secret}</code></div>`;
  }

  #making(): TemplateResult {
    const { apiKeys, shell } = this.context.words;
    return html`<details>
      <summary>${apiKeys.make}</summary>
      <form @submit=${this.#make}>
        <label>${apiKeys.name} <input name="name" required maxlength="100" autocomplete="off" /></label>
        <label
          >${apiKeys.until} <small class="soft">${shell.optional}</small> <input name="until" type="date"
        /></label>
        <fieldset class="choice">
          <legend>${apiKeys.scopes}</legend>
          ${scopes.map(
            (scope) =>
              html`<label><input type="checkbox" name="scopes" value=${scope} /> <code>${scope}</code></label>`,
          )}
        </fieldset>
        <button class="main" ?disabled=${this.isBusy}>${apiKeys.make}</button>
      </form>
    </details>`;
  }

  readonly #make = (event: Event): void => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const given = new FormData(form);
    const until = (form.elements.namedItem('until') as HTMLInputElement).value;
    void this.run(async () => {
      this.made = await this.context.client.post<MadeKey | Proposal>(`${this.path}/api-keys`, {
        name: given.get('name'),
        scopes: given.getAll('scopes'),
        ...(until === '' ? {} : { expiresAt: new Date(`${until}T23:59:59`).toISOString() }),
      });
      form.reset();
      await this.#read();
    });
  };
}
