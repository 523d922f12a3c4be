import { type TemplateResult, html, nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { live } from '../../elements/live.js';
import type { Problem } from '../../questions/problem.js';
import { phrase } from '../../languages/phrases.js';
import { countriesFieldStyles } from './countries-field.styles.js';
import { countriesIn, countryName } from './countries.js';
import { FieldElement, idOf } from '../../field-element/field-element.js';

/**
 * Several countries: a list to add from, and the ones added. Keyboard users pass many countries on the way to one,
 * so a country is added with Enter, with the button or when the list loses focus.
 */
export class CountriesField extends FieldElement<readonly string[]> {
  static override readonly sheet = countriesFieldStyles;

  @state() private pending: string | undefined;
  @state() private spoken = '';
  #byKeyboard = false;

  override render(): TemplateResult {
    const chosen = this.value ?? [];
    return html`${this.labelled(this.#adding(chosen))}
      <ul class="chips" role="list" aria-label=${this.label}>
        ${chosen.map((code) => this.#chip(code))}
      </ul>
      <p class="visually-hidden" role="status">${this.spoken}</p>`;
  }

  override found(): readonly Problem[] {
    return this.needed && (this.value?.length ?? 0) === 0 ? [{ path: this.path, code: 'chooseSome' }] : [];
  }

  #adding(chosen: readonly string[]): TemplateResult {
    const { locale, words } = this.context;
    const offered = countriesIn(locale).filter(({ code }) => !chosen.includes(code));
    return html`<div class="adding" @focusout=${() => this.#add()}>
      <select
        part="input"
        class="input"
        id=${idOf(this.path)}
        autocomplete="off"
        aria-describedby=${this.describedBy()}
        aria-invalid=${this.invalid()}
        @pointerdown=${() => (this.#byKeyboard = false)}
        @keydown=${this.#pressed}
        @change=${this.#picked}
      >
        <option value="" .selected=${live(this.pending === undefined)}>${words.asking.addCountry}</option>
        ${offered.map(({ code, name }) => html`<option value=${code} .selected=${live(code === this.pending)}>${name}</option>`)}
      </select>
      ${
        this.pending === undefined
          ? nothing
          : html`<button part="button" class="button" type="button" @click=${() => this.#add()}>${words.asking.add}</button>`
      }
    </div>`;
  }

  #chip(code: string): TemplateResult {
    const name = countryName(code, this.context.locale);
    return html`<li part="chip" class="chip">
      <span>${name}</span>
      <button type="button" aria-label=${phrase(this.context.words.asking.removeNamed, { name })} @click=${() => this.#leaveOut(code)}>
        <svg viewBox="0 0 16 16" aria-hidden="true"><path d="M4 4l8 8M12 4l-8 8" /></svg>
      </button>
    </li>`;
  }

  #pressed(event: KeyboardEvent): void {
    this.#byKeyboard = true;
    if (event.key !== 'Enter' || this.pending === undefined) return;
    event.preventDefault();
    this.#add();
  }

  #picked(event: Event): void {
    this.pending = (event.target as HTMLSelectElement).value || undefined;
    if (!this.#byKeyboard) this.#add();
  }

  #add(): void {
    const { pending } = this;
    if (pending === undefined) return;
    this.pending = undefined;
    this.spoken = this.#said('addedNamed', pending);
    this.change([...(this.value ?? []), pending]);
  }

  #leaveOut(code: string): void {
    const rest = (this.value ?? []).filter((one) => one !== code);
    this.spoken = this.#said('removedNamed', code);
    this.change(rest.length === 0 ? undefined : rest);
    this.focusAt();
  }

  #said(word: 'addedNamed' | 'removedNamed', code: string): string {
    const { words, locale } = this.context;
    return phrase(words.asking[word], { name: countryName(code, locale) });
  }
}
