import { type TemplateResult, html, nothing } from 'lit';
import type { Value } from '../../languages/en/words.js';
import { FieldElement, idOf } from '../../field-element/field-element.js';

/** Radio buttons for a few options, a drop-down list for many. */
export class ChoiceField extends FieldElement<string> {
  protected override readonly absence = 'choose';

  override render(): TemplateResult {
    const options = this.field.kind === 'choice' ? this.field.options : [];
    const isFew = options.length <= mostSideBySide;
    return isFew ? this.#buttons(options) : this.labelled(this.#listOf(options));
  }

  #listOf(options: readonly string[]): TemplateResult {
    return this.list(
      options.map((value) => ({ value, text: this.#word(value) })),
      this.value,
    );
  }

  #buttons(options: readonly string[]): TemplateResult {
    return this.grouped(
      html`<div class="choices">
        ${options.map(
          (option, index) => html`<label part="choice" class="choice">
            <input
              type="radio"
              id=${index === 0 ? idOf(this.path) : nothing}
              name=${idOf(this.path)}
              .checked=${option === this.value}
              ?required=${this.needed}
              @change=${() => this.change(option)}
            />
            <span>${this.#word(option)}</span>
          </label>`,
        )}
      </div>`,
      { oneOf: true },
    );
  }

  #word(option: string): string {
    return this.context.words.values[option as Value];
  }
}

const mostSideBySide = 6;
