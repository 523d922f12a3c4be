import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { Limit } from '../api/settings.js';
import { dollarsOf } from '../parts/amounts.js';
import { numberIn, textIn } from '../parts/forms.js';
import { wordFor } from '../words/words.js';
import { Setting } from './setting.js';

const amounts = ['payouts', 'payins', 'single'] as const;
type Amount = (typeof amounts)[number];

/** What organizations may move, by tier and risk. */
export class LimitSettings extends Setting {
  @state() private limits: readonly Limit[] | undefined;

  protected override async load(): Promise<void> {
    ({ limits: this.limits } = await this.context.client.get<{ limits: readonly Limit[] }>('/settings/limits'));
  }

  override render(): TemplateResult {
    const { settings } = this.context.words;
    const { limits } = this;
    return html`<p>${settings.limits.text}</p>
      ${this.readOnlyLine()} ${this.problemLine()} ${this.loadingLine(limits !== undefined)}
      ${
        limits === undefined
          ? nothing
          : html`<form @submit=${this.#save}>
            ${[...new Set(limits.map(({ tier }) => tier))].map((tier) => this.#tier(tier, limits))}
            ${this.mayWrite ? html`${this.reasonField()} ${this.saveButton()}` : nothing}
          </form>`
      }
      ${this.cameLine()}`;
  }

  #tier(tier: string, limits: readonly Limit[]): TemplateResult {
    const { settings } = this.context.words;
    return html`<section class="card">
      <h2>${tier.replace('_', ' ')}</h2>
      <div class="scrolled" tabindex="0" role="group" aria-label=${tier.replace('_', ' ')}>
        <table>
          <thead>
            <tr>
              <td></td>
              ${amounts.map((amount) => html`<th scope="col">${settings.limits[amount]}</th>`)}
            </tr>
          </thead>
          <tbody>
            ${limits.filter((limit) => limit.tier === tier).map((limit) => this.#limit(limit))}
          </tbody>
        </table>
      </div>
    </section>`;
  }

  #limit(limit: Limit): TemplateResult {
    const { settings, reviews } = this.context.words;
    const risk = phrase(settings.limits.risk, { risk: wordFor(reviews.risks, limit.risk) });
    return html`<tr>
      <th scope="row">${risk}</th>
      ${amounts.map((amount) => html`<td>${this.mayWrite ? this.#field(limit, amount, risk) : this.#shown(limit[amount])}</td>`)}
    </tr>`;
  }

  #field(limit: Limit, amount: Amount, risk: string): TemplateResult {
    const { settings } = this.context.words;
    return html`<input
      type="number"
      name=${nameOf(limit, amount)}
      aria-label="${limit.tier.replace('_', ' ')}, ${risk}: ${settings.limits[amount]}"
      required
      min="0"
      max="1000000000"
      step="1"
      .value=${String(limit[amount])}
    />`;
  }

  #shown(dollars: number): string {
    return dollars === 0 ? this.context.words.settings.noLimit : dollarsOf(this.context.locale, dollars);
  }

  readonly #save = (event: Event): void => {
    this.save(event, (form) => {
      const written = (limit: Limit): Limit => ({
        ...limit,
        ...Object.fromEntries(amounts.map((amount) => [amount, numberIn(form, nameOf(limit, amount)) ?? 0])),
      });
      const isChanged = (limit: Limit): boolean =>
        amounts.some((amount) => numberIn(form, nameOf(limit, amount)) !== limit[amount]);
      const limits = this.limits?.filter(isChanged).map(written) ?? [];
      return limits.length === 0 ? undefined : this.#change(limits, form);
    });
  };

  async #change(limits: readonly Limit[], form: HTMLFormElement): Promise<void> {
    const body = { limits, reason: textIn(form, 'reason') };
    const answer = await this.context.client.patch<{ limits: readonly Limit[] }>('/settings/limits', body);
    this.limits = answer.limits;
    const reason = form.elements.namedItem('reason');
    if (reason instanceof HTMLTextAreaElement) reason.value = '';
  }
}

function nameOf({ tier, risk }: Limit, amount: Amount): string {
  return `${tier} ${risk} ${amount}`;
}
