import { type TemplateResult, html, nothing } from 'lit';
import { EventLog } from '../events/event-log.js';
import { eventRow } from '../events/event-row.js';
import { OrganizationPart } from './organization-part.js';

const shown = 8;

/** What it was told last, and the way to all of it. */
export class LatestEvents extends OrganizationPart {
  readonly #log = new EventLog(() => this.context.client);

  protected override load(): Promise<void> {
    return this.#log.begin({ organizationId: this.about.id });
  }

  override render(): TemplateResult {
    const { words } = this.context;
    const { all } = this.#log;
    const { id } = this.about;
    return html`<h2>${words.places.events}</h2>
      ${this.problemLine()} ${this.loadingLine(all !== undefined)}
      ${all?.length === 0 ? html`<p class="soft">${words.events.none}</p>` : nothing}
      <ul class="rows told-events within">
        ${all?.slice(0, shown).map((event) => eventRow(this.context, event, event.payload.type))}
      </ul>
      ${
        all === undefined || all.length === 0
          ? nothing
          : html`<a href="/console/events?organizationId=${id}">${words.organizations.all}</a>`
      }`;
  }
}
