import { type TemplateResult, html, nothing } from 'lit';
import { previousPlace } from '../flow/flow.js';
import type { Screen } from './screen.js';

/** Leads to the previous step, or to where the person came from. Drafts stay. */
export function backButton({ context, journey, flow, busy }: Screen): TemplateResult | typeof nothing {
  const place = previousPlace(flow);
  if (place === undefined) return nothing;
  return html`<button part="button quiet back" class="button quiet back" type="button" ?disabled=${busy} @click=${() => journey.go(place)}>
    ${context.words.shell.back}
  </button>`;
}
