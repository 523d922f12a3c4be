import { type TemplateResult, html, nothing } from 'lit';
import type { Problem } from '../../questions/problem.js';
import type { Value } from '../../languages/en/words.js';
import { FieldElement, idOf } from '../field/field-element.js';

/** Several of a list. Where none is allowed, an empty choice is an answer. */
export class ChoicesField extends FieldElement<readonly string[]> {
  override render(): TemplateResult {
    const options = this.field.kind === 'choices' ? this.field.options : [];
    return this.grouped(
      html`<div class="choices">${options.map((option, index) => this.box(option, index === 0))}</div>`,
    );
  }

  override found(): readonly Problem[] {
    const atLeast = this.field.kind === 'choices' ? this.field.atLeast : 0;
    return (this.value?.length ?? 0) < atLeast ? [{ path: this.path, code: 'chooseSome' }] : [];
  }

  private box(option: string, isFirst: boolean): TemplateResult {
    return html`<label part="choice" class="choice">
      <input
        type="checkbox"
        id=${isFirst ? idOf(this.path) : nothing}
        .checked=${this.value?.includes(option) === true}
        aria-invalid=${this.invalid()}
        @change=${() => this.toggle(option)}
      />
      <span>${this.context.words.values[option as Value]}</span>
    </label>`;
  }

  /** Keeps the order of the list, whatever the order of the clicks. */
  private toggle(option: string): void {
    const chosen = this.value ?? [];
    const options = this.field.kind === 'choices' ? this.field.options : [];
    const next = options.filter((one) => (one === option ? !chosen.includes(one) : chosen.includes(one)));
    this.change(next.length === 0 ? undefined : next);
  }
}
