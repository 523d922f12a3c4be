import { type TemplateResult, html, nothing } from 'lit';
import { property } from 'lit/decorators.js';
import { eventTypes } from '../../../libs/contracts/src/vocabulary/events.js';
import { EventLog } from '../events/event-log.js';
import { eventRow } from '../events/event-row.js';
import { OneEvent } from '../events/one-event.js';
import { filtersOf } from '../parts/filters.js';
import { Place } from '../parts/place.js';

/** What organizations are told, the newest first; one of them with what is told and to whom. */
export class Events extends Place {
  @property({ attribute: false }) one: string | undefined;
  readonly #log = new EventLog(() => this.context.client);

  protected override async load(): Promise<void> {
    if (this.one !== undefined) return;
    await this.#log.begin({
      type: this.#given('type'),
      organizationId: this.#given('organizationId'),
      resourceId: this.#given('resourceId'),
      until: this.#given('until'),
    });
  }

  #given(name: string): string | undefined {
    const value = this.url.searchParams.get(name)?.trim() ?? '';
    return value === '' ? undefined : value;
  }

  /** All that is filtered for; the time is not. */
  get #csvPath(): string {
    const names = ['type', 'organizationId', 'resourceId'];
    const given = names.flatMap((name) => {
      const value = this.#given(name);
      return value === undefined ? [] : [[name, value]];
    });
    return `/events?${new URLSearchParams(given).toString()}`;
  }

  override render(): TemplateResult {
    const { words } = this.context;
    const { all } = this.#log;
    if (this.one !== undefined)
      return html`<console-event .context=${this.context} .url=${this.url} .one=${this.one}></console-event>`;
    const { events } = words;
    return html`<h1>${words.places.events}</h1>
      ${filtersOf(this.context, this.url, [
        {
          name: 'type',
          label: events.type,
          options: Object.fromEntries(eventTypes.map((type) => [type, events.types[type]])),
        },
        { name: 'organizationId', label: events.organization },
        { name: 'resourceId', label: events.resource },
        { name: 'until', label: events.until, type: 'date' },
      ])}
      ${this.csvButton(this.#csvPath, 'events')} ${this.problemLine()} ${this.loadingLine(all !== undefined)}
      ${all?.length === 0 ? html`<p class="empty">${events.none}</p>` : nothing}
      <ul class="rows told-events">
        ${all?.map((event) =>
          eventRow(
            this.context,
            event,
            event.organizationId === undefined ? '' : this.organization(event.organizationId),
          ),
        )}
      </ul>
      ${this.moreButton(this.#log)}`;
  }
}

export const elements = { 'console-events': Events, 'console-event': OneEvent };
