import { type TemplateResult, html, nothing } from 'lit';
import { live } from '../../elements/live.js';
import type { Problem } from '../../questions/problem.js';
import type { Value } from '../../languages/en/words.js';
import { FieldElement, idOf } from '../../field-element/field-element.js';

/** Several of a list. Where none is allowed, that is said by a choice of its own: nothing ticked is no answer. */
export class ChoicesField extends FieldElement<readonly string[]> {
  override render(): TemplateResult {
    const { options } = this;
    const { asking, values } = this.context.words;
    return this.grouped(html`<div class="choices">
      ${options.map((option, index) =>
        this.#box(values[option as Value], {
          id: index === 0 ? idOf(this.path) : undefined,
          isTicked: this.value?.includes(option) === true,
          toggle: () => this.#toggle(option),
        }),
      )}
      ${
        this.#mayBeNone
          ? this.#box(asking.noneOfThese, {
              id: `${idOf(this.path)}-none`,
              isTicked: this.value?.length === 0,
              toggle: () => this.change(this.value?.length === 0 ? undefined : []),
            })
          : nothing
      }
    </div>`);
  }

  override found(): readonly Problem[] {
    return this.value === undefined && this.needed ? [{ path: this.path, code: 'chooseSome' }] : [];
  }

  private get options(): readonly string[] {
    return this.field.kind === 'choices' ? this.field.options : [];
  }

  get #mayBeNone(): boolean {
    return this.field.kind === 'choices' && this.field.atLeast === 0;
  }

  #box(
    text: string,
    {
      id,
      isTicked,
      toggle,
    }: { readonly id: string | undefined; readonly isTicked: boolean; readonly toggle: () => void },
  ): TemplateResult {
    return html`<label part="choice" class="choice">
      <input type="checkbox" id=${id ?? nothing} .checked=${live(isTicked)} aria-invalid=${this.invalid()} @change=${toggle} />
      <span>${text}</span>
    </label>`;
  }

  /** Keeps the order of the list, whatever the order of the clicks. */
  #toggle(option: string): void {
    const chosen = this.value ?? [];
    const next = this.options.filter((one) => (one === option ? !chosen.includes(one) : chosen.includes(one)));
    this.change(next.length === 0 ? undefined : next);
  }
}
