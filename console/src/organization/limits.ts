import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { OrganizationLimits, Volume } from '../api/organizations.js';
import { dollarsOf } from '../parts/amounts.js';
import { momentOf } from '../parts/times.js';
import { OrganizationPart } from './organization-part.js';

/** What it may move in 30 days, and how much of that it has moved. */
export class Limits extends OrganizationPart {
  @state() private known: OrganizationLimits | undefined;

  protected override async load(): Promise<void> {
    this.known = await this.context.client.get<OrganizationLimits>(`${this.path}/limits`);
  }

  override render(): TemplateResult {
    const { words, locale } = this.context;
    const { known } = this;
    return html`<h2>${words.limits.title}</h2>
      ${this.problemLine()} ${this.loadingLine(known !== undefined)}
      ${
        known === undefined
          ? nothing
          : html`<div class="pair">
              ${this.#volume(words.limits.payouts, known.payouts)} ${this.#volume(words.limits.payins, known.payins)}
            </div>
            ${
              known.single === undefined
                ? nothing
                : html`<p class="soft small">
                  ${phrase(words.limits.single, { amount: dollarsOf(locale, known.single) })}
                </p>`
            }`
      }`;
  }

  #volume(what: string, { used, limit, nextResetAt }: Volume): TemplateResult {
    const { words, locale } = this.context;
    const said =
      limit === undefined
        ? phrase(words.limits.unlimited, { used: dollarsOf(locale, used) })
        : phrase(words.limits.used, { used: dollarsOf(locale, used), limit: dollarsOf(locale, limit) });
    return html`<div>
      <h3>${what}</h3>
      ${
        limit === undefined
          ? nothing
          : html`<meter
            aria-label=${what}
            min="0"
            max=${limit}
            high=${limit * 0.8}
            optimum="0"
            .value=${used}
          ></meter>`
      }
      <p>${said}</p>
      ${
        nextResetAt === undefined
          ? nothing
          : html`<p class="soft small">${phrase(words.limits.resets, { time: momentOf(locale, nextResetAt) })}</p>`
      }
    </div>`;
  }
}
