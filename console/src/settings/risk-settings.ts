import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { countriesIn, countryName } from '../../../widget/src/fields/country/countries.js';
import { phrase } from '../../../widget/src/languages/phrases.js';
import type { CountryRisk, RiskSettings as Known } from '../api/settings.js';
import { textIn } from '../parts/forms.js';
import { Setting } from './setting.js';

const levels = ['prohibited', 'high', 'ordinary'] as const satisfies readonly CountryRisk[];

/** Which countries count as a risk. */
export class RiskSettings extends Setting {
  @state() private known: Known | undefined;

  protected override async load(): Promise<void> {
    this.known = await this.context.client.get<Known>('/settings/risk');
  }

  override render(): TemplateResult {
    const { risk } = this.context.words.settings;
    const { known } = this;
    return html`<p>${risk.text}</p>
      ${this.readOnlyLine()} ${this.problemLine()} ${this.loadingLine(known !== undefined)}
      ${
        known === undefined
          ? nothing
          : html`<p class="soft">${phrase(risk.thresholds, { medium: known.mediumFrom, high: known.highFrom })}</p>
            ${this.mayWrite ? this.#changing() : nothing} ${this.cameLine()}
            ${levels.map((level) => this.#countries(level, known))}`
      }`;
  }

  #countries(level: CountryRisk, { countries }: Known): TemplateResult | typeof nothing {
    const { words, locale } = this.context;
    const names = countries
      .filter((one) => one.level === level)
      .map(({ country }) => countryName(country, locale))
      .toSorted((one, other) => one.localeCompare(other, locale));
    if (names.length === 0) return nothing;
    return html`<section class="card">
      <h2>${words.settings.risk.levels[level]} <small class="soft">${names.length}</small></h2>
      <ul class="plain columns">
        ${names.map((name) => html`<li>${name}</li>`)}
      </ul>
    </section>`;
  }

  #changing(): TemplateResult {
    const { words, locale } = this.context;
    const { risk } = words.settings;
    return html`<details class="card">
      <summary>${risk.change}</summary>
      <form @submit=${this.#save}>
        <label
          >${risk.country}
          <select name="country" required>
            <option value=""></option>
            ${countriesIn(locale).map(({ code, name }) => html`<option value=${code}>${name}</option>`)}
          </select></label
        >
        <fieldset class="choice">
          <legend>${risk.level}</legend>
          ${levels.map(
            (level) =>
              html`<label><input type="radio" name="level" value=${level} required /> ${risk.levels[level]}</label>`,
          )}
        </fieldset>
        ${this.reasonField()} ${this.saveButton()}
      </form>
    </details>`;
  }

  readonly #save = (event: Event): void => {
    this.save(event, async (form) => {
      const countries = [{ country: textIn(form, 'country'), level: textIn(form, 'level') }];
      const body = { countries, reason: textIn(form, 'reason') };
      this.known = await this.context.client.patch<Known>('/settings/risk', body);
      form.reset();
    });
  };
}
