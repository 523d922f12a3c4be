import { type PropertyValues, type TemplateResult, nothing } from 'lit';
import type { Problem } from '../../questions/problem.js';
import { valueAt } from '../../questions/values.js';
import { FieldElement, type Option } from '../../field-element/field-element.js';
import { subDivisionName, subDivisionsOf } from './sub-division-names.js';

/** A state, province or prefecture. Renders nothing for countries whose addresses have none. */
export class SubDivisionField extends FieldElement<string> {
  protected override readonly absence = 'choose';

  #country: string | undefined;

  override render(): TemplateResult | typeof nothing {
    const options = this.#options();
    return options.length === 0 ? nothing : this.labelled(this.list(options, this.value));
  }

  override found(): readonly Problem[] {
    return this.#options().length === 0 ? [] : super.found();
  }

  override explained(problem: Problem): Problem {
    return problem.code === 'unclear' ? { ...problem, code: 'subDivision' } : problem;
  }

  protected override check(): readonly Problem[] {
    return this.#options().some(({ value }) => value === this.value) ? [] : [{ path: this.path, code: 'subDivision' }];
  }

  /** Clears the answer when the country changes. */
  protected override updated(_: PropertyValues): void {
    const before = this.#country;
    this.#country = this.country();
    if (before !== undefined && before !== this.#country && this.value !== undefined) this.change(undefined);
  }

  private country(): string | undefined {
    const { field, path, values } = this;
    if (field.kind !== 'subDivision') return undefined;
    const country = valueAt(values, path.replace(/[^.]+$/, field.countryIn));
    return typeof country === 'string' ? country : undefined;
  }

  /** Offers a former code only if it is the answer already. */
  #options(): readonly Option[] {
    const country = this.country();
    if (country === undefined) return [];
    const options = subDivisionsOf(country, this.context.locale).map(({ code, name }) => ({ value: code, text: name }));
    const { value } = this;
    if (value === undefined || options.some((option) => option.value === value)) return options;
    const former = subDivisionName(country, value);
    return former === undefined ? options : [{ value, text: `${former} (${value})` }, ...options];
  }
}
