import { type TemplateResult, html, nothing } from 'lit';
import { live } from '../../elements/live.js';
import { labelOf, taxCountryPath } from '../../questions/question.js';
import type { Problem } from '../../questions/problem.js';
import { valueAt } from '../../questions/values.js';
import { phrase } from '../../languages/phrases.js';
import { countriesIn } from '../country/countries.js';
import { FieldElement, idOf } from '../../field-element/field-element.js';
import { type TaxNumberChoice, countryOfType, taxNumberChoices } from './tax-numbers.js';
import { textProblems } from '../../questions/texts.js';

const longest = 50;

/** Asks for the country first, since it decides which types exist; the type is asked only if there are several. */
export class TaxNumberField extends FieldElement<string> {
  override render(): TemplateResult {
    const country = this.#country();
    return html`${this.#countryList(country)}
    ${country === undefined ? nothing : html`${this.#typeList(country)} ${this.#number()}`}`;
  }

  override found(): readonly Problem[] {
    const country = this.#country();
    if (!this.needed && this.value === undefined) return [];
    if (country === undefined) return [{ path: taxCountryPath, code: 'choose' }];
    const isUnsaid = this.#chosen(country) === undefined;
    return [...(isUnsaid ? [{ path: this.#typePath, code: 'choose' } as const] : []), ...super.found()];
  }

  override explained(problem: Problem): Problem {
    const chosen = this.#chosen(this.#country());
    if (problem.code !== 'unclear' || chosen?.example === undefined) return problem;
    return { ...problem, code: 'taxNumber', params: { type: chosen.type, example: chosen.example } };
  }

  protected override check(): readonly Problem[] {
    return textProblems(this.path, { max: longest }, this.value ?? '');
  }

  #countryList(country: string | undefined): TemplateResult {
    const path = taxCountryPath;
    const options = countriesIn(this.context.locale).map(({ code, name }) => ({ value: code, text: name }));
    const settings = { path, label: labelOf(this.context, path), hint: undefined, needed: true };
    return html`<div @change=${this.#moved}>${this.labelled(this.list(options, country, settings), settings)}</div>`;
  }

  #typeList(country: string): TemplateResult | typeof nothing {
    const choices = taxNumberChoices(country, this.#holder);
    if (choices.length === 1) return nothing;
    const path = this.#typePath;
    const settings = { path, label: labelOf(this.context, path), hint: undefined, needed: true };
    const options = choices.map((choice) => ({ value: choice.type, text: nameOf(choice) }));
    return this.labelled(this.list(options, this.#chosen(country)?.type, settings), settings);
  }

  #number(): TemplateResult {
    const hint = this.#numberHint();
    return this.labelled(
      html`<input
        part="input"
        class="input"
        id=${idOf(this.path)}
        dir="ltr"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck="false"
        .value=${live(this.value ?? '')}
        ?required=${this.needed}
        aria-describedby=${this.describedBy(this.path, hint)}
        aria-invalid=${this.invalid()}
        @input=${this.#typed}
      />`,
      hint === undefined ? {} : { hint },
    );
  }

  #numberHint(): string | undefined {
    const chosen = this.#chosen(this.#country());
    if (this.hint !== undefined || chosen?.example === undefined) return this.hint;
    return phrase(this.context.words.asking.taxNumberLike, {
      label: nameOf(chosen),
      // Never broken at a hyphen.
      example: chosen.example.replaceAll('-', '\u2011'),
    });
  }

  #typed(event: Event): void {
    this.change((event.target as HTMLInputElement).value);
    this.#settle(this.#country());
  }

  /** Also sets the type where the country has only one and nobody was asked. */
  #moved(event: Event): void {
    event.stopPropagation();
    this.#settle((event.target as HTMLSelectElement).value || undefined);
  }

  #settle(country: string | undefined): void {
    this.change(this.#chosen(country)?.type, this.#typePath);
  }

  /** As chosen, else derived from the type of the number, else the likely one. */
  #country(): string | undefined {
    const chosen = valueAt(this.values, taxCountryPath);
    if (typeof chosen === 'string') return chosen;
    return (
      countryOfType(this.#type, this.#holder, this.known.home) ??
      (this.#type === undefined ? this.known.home : undefined)
    );
  }

  #chosen(country: string | undefined): TaxNumberChoice | undefined {
    if (country === undefined) return undefined;
    const choices = taxNumberChoices(country, this.#holder);
    return choices.length === 1 ? choices[0] : choices.find(({ type }) => type === this.#type);
  }

  get #type(): unknown {
    return valueAt(this.values, this.#typePath);
  }

  get #typePath(): string {
    return `${this.path}Type`;
  }

  get #holder(): 'individual' | 'business' {
    return this.field.kind === 'taxNumber' ? this.field.holder : 'individual';
  }
}

function nameOf({ type, label }: TaxNumberChoice): string {
  return label === undefined ? type : `${label} (${type})`;
}
