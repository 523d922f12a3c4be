import { type TemplateResult, html, nothing } from 'lit';
import { FieldElement, idOf } from '../field/field-element.js';

/** Starts with neither chosen: no answer is not a no. */
export class YesNoField extends FieldElement<boolean> {
  protected override readonly absence = 'choose';

  override render(): TemplateResult {
    const { shell } = this.context.words;
    return this.grouped(
      html`<div class="choices two">${this.answer(true, shell.yes)}${this.answer(false, shell.no)}</div> ${this.clearing()}`,
      { oneOf: true },
    );
  }

  /** Lets people withdraw an optional answer. */
  private clearing(): TemplateResult | typeof nothing {
    if (this.needed || this.value === undefined) return nothing;
    return html`<button part="button" class="button quiet" type="button" @click=${this.clear}>
      ${this.context.words.asking.clear}
    </button>`;
  }

  private clear(): void {
    this.change(undefined);
    this.focusAt();
  }

  private answer(value: boolean, word: string): TemplateResult {
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
