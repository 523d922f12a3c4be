import { type TemplateResult, html } from 'lit';
import type { LoggedEvent } from '../api/events.js';
import type { Context } from '../parts/context.js';
import { momentOf } from '../parts/times.js';
import { wordFor } from '../words/words.js';

/** One event as a line of a list; what it says of a status is said with it. */
export function eventRow({ words, locale }: Context, event: LoggedEvent, whose: unknown): TemplateResult {
  const { eventId, payload, resourceId, occurredAt } = event;
  const status = statusIn(payload);
  return html`<li class="row">
    <a data-row href="/console/events/${eventId}"
      ><strong>${wordFor(words.events.types, payload.type)}</strong> <span class="soft">${whose}</span></a
    >
    ${status === undefined ? html`<span></span>` : html`<span class="tag ${status}">${statusWord(words, status)}</span>`}
    <code class="soft">${resourceId}</code>
    <span class="small soft">${momentOf(locale, occurredAt)}</span>
  </li>`;
}

/** Whatever kind of thing it is of. */
function statusWord({ reviews, listed, organizations }: Context['words'], status: string): string {
  return wordFor({ ...organizations.verifications, ...listed.statuses, ...reviews.statuses }, status);
}

function statusIn(payload: LoggedEvent['payload']): string | undefined {
  return (payload.statusChangeDetails ?? payload).currentStatus?.type;
}
