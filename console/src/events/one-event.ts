import { type TemplateResult, html, nothing } from 'lit';
import { property, state } from 'lit/decorators.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { EventDelivery, LoggedEvent } from '../api/events.js';
import type { Page } from '../api/wire.js';
import { may } from '../parts/context.js';
import { linesOf } from '../parts/lines.js';
import { Place } from '../parts/place.js';
import { momentOf } from '../parts/times.js';
import { wordFor } from '../words/words.js';

interface Webhook {
  readonly id: string;
  readonly url: string;
}

interface Told {
  readonly webhook: Webhook;
  readonly delivery: EventDelivery;
}

/** One event: what is told, and how each webhook was told. */
export class OneEvent extends Place {
  @property({ attribute: false }) one!: string;
  @state() private event: LoggedEvent | undefined;
  @state() private told: readonly Told[] | undefined;

  protected override async load(): Promise<void> {
    this.event = undefined;
    this.told = undefined;
    this.event = await this.context.client.get<LoggedEvent>(`/events/${this.one}`);
    await this.#readDeliveries(this.event);
  }

  async #readDeliveries({ eventId, organizationId = '', occurredAt }: LoggedEvent): Promise<void> {
    const { client } = this.context;
    const webhooks = await client.get<Page<Webhook>>(`/webhooks?organizationId=${organizationId}&limit=100`);
    const since = new URLSearchParams({ createdFrom: occurredAt, sort: 'createdAt', limit: '100' }).toString();
    const told = webhooks.results.map(async (webhook): Promise<readonly Told[]> => {
      const made = await client.get<Page<EventDelivery>>(`/webhooks/${webhook.id}/deliveries?${since}`);
      return made.results.filter((one) => one.eventId === eventId).map((delivery) => ({ webhook, delivery }));
    });
    this.told = (await Promise.all(told)).flat();
  }

  override render(): TemplateResult {
    const { words, locale } = this.context;
    const { event } = this;
    if (event === undefined)
      return html`<h1>${words.places.events}</h1>
        ${this.problemLine()} ${this.loadingLine(false)}`;
    const { payload, organizationId, resourceId, occurredAt, position, eventId } = event;
    return html`<h1>${wordFor(words.events.types, payload.type)}</h1>
      <p class="line">
        ${organizationId === undefined ? nothing : this.organizationLink(organizationId)}
        <span>${momentOf(locale, occurredAt)}</span>
        <span class="soft">${phrase(words.events.position, { position })}</span>
        <code class="soft">${eventId}</code>
      </p>
      ${this.problemLine()}
      <section class="card">
        <h2>${words.events.payload}</h2>
        ${linesOf(payload)}
        <p><a href="/console/events?resourceId=${resourceId}">${words.events.same}</a></p>
      </section>
      <section class="card">${this.#deliveries()}</section>`;
  }

  #deliveries(): TemplateResult {
    const { words } = this.context;
    return html`<h2>${words.events.deliveries}</h2>
      <p class="soft small">${words.events.deliveriesText}</p>
      ${this.loadingLine(this.told !== undefined)}
      ${this.told?.length === 0 ? html`<p>${words.events.noDeliveries}</p>` : nothing}
      <ul class="plain parted">
        ${this.told?.map((told) => this.#delivery(told))}
      </ul>`;
  }

  #delivery({ webhook, delivery }: Told): TemplateResult {
    const { words, locale } = this.context;
    const { status, attempts, nextAttemptAt } = delivery;
    return html`<li class="apart">
      <div>
        <a href="/console/webhooks/${webhook.id}">${webhook.url}</a>
        <ol class="plain small">
          ${attempts.map((attempt) => html`<li>${momentOf(locale, attempt.at)}: ${this.#answer(attempt)}</li>`)}
        </ol>
        ${
          nextAttemptAt === undefined
            ? nothing
            : html`<p class="soft small">${phrase(words.events.next, { time: momentOf(locale, nextAttemptAt) })}</p>`
        }
      </div>
      <div class="buttons">
        <span class="tag ${status}">${wordFor(words.events.statuses, status)}</span>
        ${status === 'pending' || !may(this.context, 'webhooks:retry') ? nothing : this.#retry(webhook, delivery)}
      </div>
    </li>`;
  }

  #answer({ status, error }: EventDelivery['attempts'][number]): unknown {
    const { words } = this.context;
    const answered = status === undefined ? [] : [phrase(words.events.answered, { status })];
    return html`<bdi>${[...answered, ...(error === undefined ? [] : [error])].join(', ')}</bdi>`;
  }

  #retry({ id }: Webhook, delivery: EventDelivery): TemplateResult {
    const { client, words } = this.context;
    const again = (): Promise<void> =>
      this.run(async () => {
        const sent = await client.post<EventDelivery>(`/webhooks/${id}/deliveries/${delivery.id}/retry`);
        this.told = this.told?.map((one) => (one.delivery.id === sent.id ? { ...one, delivery: sent } : one));
      });
    return html`<button type="button" class="quiet" ?disabled=${this.isBusy} @click=${again}>${words.listed.retry}</button>`;
  }
}
