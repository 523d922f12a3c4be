import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import type { Page, Review } from '../api/wire.js';
import { momentOf } from '../parts/times.js';
import { wordFor } from '../words/words.js';
import { OrganizationPart } from './organization-part.js';

/** Its latest reviews, and the way to all. */
export class LatestReviews extends OrganizationPart {
  @state() private reviews: readonly Review[] | undefined;

  protected override async load(): Promise<void> {
    const path = `/compliance/reviews?organizationId=${this.about.id}&limit=5`;
    this.reviews = (await this.context.client.get<Page<Review>>(path)).results;
  }

  override render(): TemplateResult {
    const { words } = this.context;
    const { reviews } = this;
    return html`<h2>${words.reviews.title}</h2>
      ${this.problemLine()} ${this.loadingLine(reviews !== undefined)}
      ${reviews?.length === 0 ? html`<p class="soft">${words.organizations.noReviews}</p>` : nothing}
      <ul class="plain parted">
        ${reviews?.map((review) => this.#review(review))}
      </ul>
      ${
        reviews === undefined || reviews.length === 0
          ? nothing
          : html`<a href="/console/reviews?organizationId=${this.about.id}&sort=-createdAt">${words.organizations.all}</a>`
      }`;
  }

  #review({ id, type, tier, status, risk, createdAt }: Review): TemplateResult {
    const { words, locale } = this.context;
    return html`<li class="apart">
      <a href="/console/reviews/${id}">${words.reviews.types[type]} · ${tier.replace('_', ' ')}</a>
      <span>
        <span class="tag ${status.type}">${words.reviews.statuses[status.type]}</span>
        ${
          risk === undefined
            ? nothing
            : html`<span class="tag ${risk.level}">${words.reviews.risk}: ${wordFor(words.reviews.risks, risk.level)}</span>`
        }
        <span class="soft small">${momentOf(locale, createdAt)}</span>
      </span>
    </li>`;
  }
}
