import { type TemplateResult, html, nothing } from 'lit';
import { FieldElement, idOf } from '../../field-element/field-element.js';

/** Starts with neither chosen: no answer is not a no. */
export class YesNoField extends FieldElement<boolean> {
  protected override readonly absence = 'choose';

  override render(): TemplateResult {
    const { shell } = this.context.words;
    return this.grouped(
      html`<div class="choices two">${this.#answer(true, shell.yes)}${this.#answer(false, shell.no)}</div>`,
      { oneOf: true },
    );
  }

  #answer(value: boolean, word: string): TemplateResult {
    return html`<label part="choice" class="choice">
      <input
        type="radio"
        id=${value ? idOf(this.path) : nothing}
        name=${idOf(this.path)}
        .checked=${this.value === value}
        ?required=${this.needed}
        @change=${() => this.change(value)}
      />
      <span>${word}</span>
    </label>`;
  }
}
