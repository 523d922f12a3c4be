import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { live } from '../../elements/live.js';
import type { Problem } from '../../questions/problem.js';
import { FieldElement, idOf } from '../../field-element/field-element.js';
import { numberFieldStyles } from './number-field.styles.js';
import { numberIn, numberProblems, numberText } from './numbers.js';

/** A number in the notation of the locale. Text that is not a number yet is kept as it is. */
export class NumberField extends FieldElement<number | string> {
  static override readonly sheet = numberFieldStyles;

  @state() private typed: string | undefined;

  override render(): TemplateResult {
    const { field } = this;
    if (field.kind !== 'number') return html``;
    const unitId = `${idOf(this.path)}-unit`;
    const described = this.describedBy();
    const isDecimal = field.whole === undefined;
    return this.labelled(html`<div class="measured">
      <input
        part="input"
        class="input short"
        id=${idOf(this.path)}
        inputmode=${isDecimal ? 'decimal' : 'numeric'}
        autocomplete="off"
        .value=${live(this.#text())}
        ?required=${this.needed}
        aria-describedby=${field.unit === undefined ? described : `${unitId} ${described === nothing ? '' : described}`.trim()}
        aria-invalid=${this.invalid()}
        @input=${this.#changed}
      />${field.unit === undefined ? nothing : html`<span id=${unitId} class="unit">${field.unit}</span>`}
    </div>`);
  }

  protected override check(): readonly Problem[] {
    return this.field.kind === 'number' ? numberProblems(this.path, this.field, this.value) : [];
  }

  override explained(problem: Problem): Problem {
    if (this.field.kind !== 'number' || problem.code !== 'unclear') return problem;
    return numberProblems(problem.path, this.field, undefined)[0] ?? problem;
  }

  /** The text as typed, as long as it still matches the value. */
  #text(): string {
    const { value, typed } = this;
    if (typed !== undefined && this.#answerIn(typed) === value) return typed;
    return typeof value === 'number' ? numberText(value, this.context.locale) : (value ?? '');
  }

  #changed(event: Event): void {
    this.typed = (event.target as HTMLInputElement).value;
    this.change(this.#answerIn(this.typed));
  }

  #answerIn(text: string): number | string | undefined {
    return numberIn(text, this.context.locale) ?? (text === '' ? undefined : text);
  }
}
