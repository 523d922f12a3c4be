import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import { complianceReviewStatuses } from '../../../libs/contracts/src/vocabulary/statuses.js';
import type { Member, Review } from '../api/wire.js';
import { may } from '../parts/context.js';
import { type Filter, filtersOf } from '../parts/filters.js';
import { Place } from '../parts/place.js';
import { Rows } from '../parts/rows.js';
import { ageOf, isPast } from '../parts/times.js';
import { wordFor } from '../words/words.js';

const kept = ['status', 'type', 'tier', 'risk', 'assigneeId', 'ageOver', 'sort', 'q', 'organizationId'] as const;
const tiers = { LIGHT: 'LIGHT', STANDARD: 'STANDARD', US_STANDARD: 'US STANDARD', FULL: 'FULL' };
const ages = ['24', '48', '168'];

/** The queue: what is to be reviewed, the oldest first where nothing else is wished. */
export class Reviews extends Place {
  @state() private people: readonly Member[] = [];
  readonly #rows = new Rows<Review>(() => this.context.client);

  protected override async load(): Promise<void> {
    void this.#readPeople();
    await this.#rows.begin(this.#path);
  }

  /** Beside the rows: nobody waits for them to take one. */
  async #readPeople(): Promise<void> {
    const people = await this.context.names.people().catch(() => new Map<string, Member>());
    this.people = [...people.values()].filter(({ roles }) => roles.includes('officer') || roles.includes('approver'));
  }

  get #path(): string {
    const query = new URLSearchParams();
    for (const name of kept) {
      const value = this.url.searchParams.get(name);
      if (value !== null && value !== '') query.set(name, value);
    }
    if (!query.has('sort')) query.set('sort', 'createdAt');
    return `/compliance/reviews?${query.toString()}`;
  }

  override render(): TemplateResult {
    const { words } = this.context;
    const { all } = this.#rows;
    return html`<h1>${words.reviews.title}</h1>
      ${filtersOf(this.context, this.url, this.#filters())} ${this.csvButton(this.#path, 'reviews')} ${this.problemLine()}
      ${all === undefined ? html`<p role="status">${words.shell.loading}</p>` : nothing}
      ${all?.length === 0 ? html`<p class="empty">${words.reviews.none}</p>` : nothing}
      <ul class="rows">
        ${all?.map((review) => this.#row(review))}
      </ul>
      ${this.moreButton(this.#rows)}`;
  }

  #filters(): readonly Filter[] {
    const { reviews, events } = this.context.words;
    const assignees = Object.fromEntries(this.people.map(({ id, name }) => [id, name]));
    const over = Object.fromEntries(ages.map((hours) => [hours, phrase(reviews.ageOver, { hours })]));
    return [
      {
        name: 'status',
        label: reviews.status,
        options: Object.fromEntries(complianceReviewStatuses.map((name) => [name, reviews.statuses[name]])),
      },
      { name: 'type', label: reviews.type, options: reviews.types },
      { name: 'tier', label: reviews.tier, options: tiers },
      { name: 'risk', label: reviews.risk, options: reviews.risks },
      { name: 'assigneeId', label: reviews.assignee, options: assignees },
      { name: 'ageOver', label: reviews.age, options: over },
      { name: 'sort', label: reviews.sort, none: reviews.oldest, options: { '-createdAt': reviews.newest } },
      { name: 'organizationId', label: events.organization },
      { name: 'q', label: reviews.search, type: 'search' },
    ];
  }

  #row(review: Review): TemplateResult {
    const { words } = this.context;
    const { id, type, tier, status, risk, assignee, organizationId } = review;
    return html`<li class="row">
      <a data-row href="/console/reviews/${id}"
        ><strong>${this.organization(organizationId)}</strong>
        <span class="soft">${words.reviews.types[type]} · ${tier.replace('_', ' ')}</span></a
      >
      <span class="tag ${status.type}">${words.reviews.statuses[status.type]}</span>
      ${
        risk === undefined
          ? nothing
          : html`<span class="tag risk ${risk.level}"
            >${words.reviews.risk}: ${wordFor(words.reviews.risks, risk.level)}</span
          >`
      }
      <span class="small">${this.#due(review)}</span>
      <span class="small soft">${assignee === undefined ? words.shell.nobody : this.person(assignee)}</span>
      ${this.#take(review)}
    </li>`;
  }

  #due({ dueAt, status, createdAt }: Review): unknown {
    const { words, locale } = this.context;
    const isWaiting = status.type === 'inReview' || status.type === 'submitted';
    if (dueAt === undefined || !isWaiting) return ageOf(locale, createdAt);
    const age = ageOf(locale, dueAt);
    if (isPast(dueAt)) return html`<span class="late">${phrase(words.reviews.overdue, { age })}</span>`;
    return phrase(words.reviews.due, { age });
  }

  #take({ id, assignee }: Review): TemplateResult | typeof nothing {
    const { words, me, client } = this.context;
    if (!may(this.context, 'compliance:review')) return nothing;
    const isMine = assignee === me.id;
    const assign = (): Promise<void> =>
      this.run(async () => {
        const staffId = isMine ? null : me.id;
        this.#rows.replace(await client.post<Review>(`/compliance/reviews/${id}/assignment`, { staffId }));
      });
    return html`<button type="button" class="quiet" data-key="a" ?disabled=${this.isBusy} @click=${assign}>
      ${isMine ? words.reviews.leave : words.reviews.take}
    </button>`;
  }
}

export const elements = { 'console-reviews': Reviews };
