import { type TemplateResult, html } from 'lit';
import { live } from '../../elements/live.js';
import type { Problem } from '../../questions/problem.js';
import { FieldElement, idOf } from '../../field-element/field-element.js';
import { textProblems } from '../../questions/texts.js';
import { isEmail, isWebAddress, withScheme } from './internet-addresses.js';

/** A text of one or several lines, an email address or a web address. */
export class TextField extends FieldElement<string> {
  override render(): TemplateResult {
    return this.labelled(this.#isLong ? this.#area() : this.#line());
  }

  protected override check(): readonly Problem[] {
    const value = this.value?.trim() ?? '';
    const { path, field } = this;
    if (field.kind === 'email') return isEmail(value) ? [] : [{ path, code: 'email' }];
    if (field.kind === 'webAddress') return isWebAddress(value) ? [] : [{ path, code: 'webAddress' }];
    return field.kind === 'text' ? textProblems(path, field, value) : [];
  }

  get #isLong(): boolean {
    return this.field.kind === 'text' && this.field.long === true;
  }

  #line(): TemplateResult {
    const { type, dir, autocomplete } = this.#manner();
    const isShort = this.field.kind === 'text' && this.field.max <= longestOfShort;
    return html`<input
      part="input"
      class="input ${isShort ? 'short' : ''}"
      id=${idOf(this.path)}
      type=${type}
      dir=${dir}
      autocomplete=${autocomplete}
      .value=${live(this.value ?? '')}
      ?required=${this.needed}
      aria-describedby=${this.describedBy()}
      aria-invalid=${this.invalid()}
      @input=${this.#typed}
      @change=${this.#left}
    />`;
  }

  #area(): TemplateResult {
    return html`<textarea
      part="input"
      class="input"
      id=${idOf(this.path)}
      rows="5"
      dir="auto"
      .value=${live(this.value ?? '')}
      ?required=${this.needed}
      aria-describedby=${this.describedBy()}
      aria-invalid=${this.invalid()}
      @input=${this.#typed}
    ></textarea>`;
  }

  /** Email and web addresses are always written from left to right; other texts follow their script. */
  #manner(): { type: string; dir: 'ltr' | 'auto'; autocomplete: string } {
    const { field } = this;
    if (field.kind === 'email') return { type: 'email', dir: 'ltr', autocomplete: 'email' };
    if (field.kind === 'webAddress') return { type: 'url', dir: 'ltr', autocomplete: 'url' };
    return {
      type: 'text',
      dir: 'auto',
      autocomplete: (field.kind === 'text' ? field.autocomplete : undefined) ?? 'off',
    };
  }

  #typed(event: Event): void {
    this.change((event.target as HTMLInputElement).value);
  }

  #left(event: Event): void {
    if (this.field.kind === 'webAddress') this.change(withScheme((event.target as HTMLInputElement).value));
  }
}

const longestOfShort = 20;
