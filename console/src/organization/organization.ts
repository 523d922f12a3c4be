import { type TemplateResult, html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { countryName } from '../../../widget/src/fields/country/countries.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { Organization as Known } from '../api/organizations.js';
import { dollarsOf } from '../parts/amounts.js';
import { may } from '../parts/context.js';
import { Freeze } from '../parts/freeze.js';
import { listKinds, lists } from '../parts/lists.js';
import { Place } from '../parts/place.js';
import { momentOf } from '../parts/times.js';
import { wordFor } from '../words/words.js';
import { Accounts } from './accounts.js';
import { ApiKeys } from './api-keys.js';
import { DeveloperFees } from './developer-fees.js';
import { LatestEvents } from './latest-events.js';
import { LatestReviews } from './latest-reviews.js';
import { Limits } from './limits.js';
import { OrganizationChanged } from './organization-part.js';
import { OrganizationFreeze } from './organization-freeze.js';
import { Standing } from './standing.js';

/** One organization: how it stands, what it may move and holds, who may call for it, and what was decided about it. */
export class Organization extends Place {
  @property({ attribute: false }) one!: string;
  @state() private known: Known | undefined;

  override connectedCallback(): void {
    super.connectedCallback();
    this.addEventListener(OrganizationChanged.type, () => void this.run(() => this.#read()));
  }

  protected override async load(): Promise<void> {
    this.known = undefined;
    await this.#read();
  }

  async #read(): Promise<void> {
    this.known = await this.context.client.get<Known>(`/organizations/${this.one}`);
  }

  override render(): TemplateResult {
    const { words } = this.context;
    const { known } = this;
    if (known === undefined)
      return html`<h1>${words.places.organizations}</h1>
        ${this.problemLine()} ${this.loadingLine(false)}`;
    return html`${this.#head(known)} ${this.problemLine()}
      <div class="case">
        <div class="wide">${this.#has(known)}</div>
        <div class="narrow">
          <section class="card">${this.#facts(known)}</section>
          <section class="card">
            <console-organization-standing
              .context=${this.context}
              .url=${this.url}
              .about=${known}
            ></console-organization-standing>
          </section>
          <section class="card">
            <console-organization-freeze
              .context=${this.context}
              .url=${this.url}
              .about=${known}
            ></console-organization-freeze>
          </section>
        </div>
      </div>`;
  }

  #head({ id, name, verification, suspendedAt }: Known): TemplateResult {
    const { words, locale } = this.context;
    const { organizations } = words;
    const why = verification['reason'] ?? verification['details'];
    return html`<h1><bdi>${name}</bdi></h1>
      <p class="line">
        <span class="tag ${verification.type}"
          >${wordFor(organizations.verifications, verification.type)}</span
        >
        <code class="soft">${id}</code>
      </p>
      ${why === undefined ? nothing : html`<p class="told attention said" dir="auto">${why}</p>`}
      ${
        suspendedAt === undefined
          ? nothing
          : html`<p class="told serious">${phrase(organizations.suspendedText, { time: momentOf(locale, suspendedAt) })}</p>`
      }`;
  }

  #has(known: Known): TemplateResult {
    const { context, url } = this;
    return html`<section class="card">
        <console-organization-limits .context=${context} .url=${url} .about=${known}></console-organization-limits>
      </section>
      ${
        may(context, 'accounts:read')
          ? html`<section class="card">
            <console-organization-accounts .context=${context} .url=${url} .about=${known}></console-organization-accounts>
          </section>
          <section class="card">
            <console-organization-fees .context=${context} .url=${url} .about=${known}></console-organization-fees>
          </section>`
          : nothing
      }
      ${
        may(context, 'compliance:read')
          ? html`<section class="card">
            <console-organization-reviews .context=${context} .url=${url} .about=${known}></console-organization-reviews>
          </section>`
          : nothing
      }
      <section class="card">
        <console-organization-keys .context=${context} .url=${url} .about=${known}></console-organization-keys>
      </section>
      ${
        may(context, 'webhooks:read')
          ? html`<section class="card">
            <console-organization-events .context=${context} .url=${url} .about=${known}></console-organization-events>
          </section>`
          : nothing
      }`;
  }

  #facts({ id, type, country, createdAt, parentOrganizationId: parent, ...known }: Known): TemplateResult {
    const { words, locale } = this.context;
    const { organizations } = words;
    const { status, signedAt } = known.termsOfService;
    const signed = signedAt === undefined ? '' : ` · ${momentOf(locale, signedAt)}`;
    const fact = (what: string, value: unknown): TemplateResult => html`<div><dt>${what}</dt><dd>${value}</dd></div>`;
    return html`<h2>${organizations.facts}</h2>
      <dl class="answers">
        ${fact(organizations.kind, words.reviews.types[type])} ${fact(organizations.country, countryName(country, locale))}
        ${fact(organizations.terms, `${organizations.termsOf[status]}${signed}`)}
        ${parent === undefined ? nothing : fact(organizations.parent, this.organizationLink(parent))}
        ${known.payoutApprovals === undefined ? nothing : fact(organizations.approvals, this.#approvals(known.payoutApprovals))}
        ${fact(organizations.made, momentOf(locale, createdAt))}
      </dl>
      ${this.#lists(id)}`;
  }

  /** What it has moved, and whom it has asked to be told. */
  #lists(id: string): TemplateResult | typeof nothing {
    const { words } = this.context;
    const seen = listKinds.filter((kind) => may(this.context, lists[kind].scope));
    if (seen.length === 0) return nothing;
    return html`<ul class="plain ways-on">
      ${seen.map(
        (kind) => html`<li><a href="/console${lists[kind].path}?organizationId=${id}">${words.places[kind]}</a></li>`,
      )}
    </ul>`;
  }

  #approvals({ keys, fromUsd }: NonNullable<Known['payoutApprovals']>): string {
    const { words, locale } = this.context;
    const { organizations } = words;
    if (fromUsd === undefined) return phrase(organizations.approvalsOf, { keys });
    return phrase(organizations.approvalsFrom, { keys, amount: dollarsOf(locale, fromUsd) });
  }
}

export const elements = {
  'console-organization': Organization,
  'console-organization-standing': Standing,
  'console-organization-limits': Limits,
  'console-organization-accounts': Accounts,
  'console-organization-reviews': LatestReviews,
  'console-organization-keys': ApiKeys,
  'console-organization-events': LatestEvents,
  'console-organization-freeze': OrganizationFreeze,
  'console-organization-fees': DeveloperFees,
  'console-freeze': Freeze,
};
