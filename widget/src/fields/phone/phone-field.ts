import { type TemplateResult, html } from 'lit';
import { state } from 'lit/decorators.js';
import { live } from '../../elements/live.js';
import type { Problem } from '../../questions/problem.js';
import { countryName } from '../country/countries.js';
import { FieldElement, idOf } from '../../field-element/field-element.js';
import { phoneFieldStyles } from './phone-field.styles.js';
import type * as phoneNumbers from './phone-numbers.js';
import { likelyRegion } from './likely-region.js';

/** A country and a national number. The number is formatted when the input loses focus, not while typing. */
export class PhoneField extends FieldElement<string> {
  static override readonly sheet = phoneFieldStyles;
  /** What is known of the numbers of the world comes by itself: it is larger than all fields together. */
  static numbers: typeof phoneNumbers;

  @state() private typed: phoneNumbers.DialledNumber | undefined;

  override render(): TemplateResult {
    const { country, text } = this.#shown();
    const { asking } = this.context.words;
    return this.grouped(html`<div class="phone">
        <label>
          <span part="hint" class="hint">${asking.callingCode}</span>
          <select part="input" class="input" id="${idOf(this.path)}-country" autocomplete="off" @change=${this.#moved}>
            ${this.#countries().map(
              ({ code, name }) => html`<option value=${code} .selected=${live(code === country)}>${name}</option>`,
            )}
          </select>
        </label>
        <label>
          <span part="hint" class="hint">${asking.phoneDigits}</span>
          <input
            part="input"
            class="input"
            id=${idOf(this.path)}
            type="tel"
            dir="ltr"
            autocomplete="tel"
            .value=${live(text)}
            ?required=${this.needed}
            aria-invalid=${this.invalid()}
            @input=${this.#dialling}
            @change=${this.#left}
          />
        </label>
      </div>`);
  }

  protected override check(): readonly Problem[] {
    return PhoneField.numbers.isPhoneNumber(this.value ?? '') ? [] : [{ path: this.path, code: 'phoneNumber' }];
  }

  /** The text as typed, as long as it still matches the value. */
  #shown(): phoneNumbers.DialledNumber {
    const { typed, value } = this;
    if (typed !== undefined && PhoneField.numbers.phoneNumberOf(typed) === value) return typed;
    return value === undefined
      ? { country: this.#likely(), text: '' }
      : PhoneField.numbers.dialledNumberOf(value, this.#likely());
  }

  #likely(): string | undefined {
    const { home, nationality } = this.known;
    return [home, nationality, likelyRegion(this.context.locale, navigator.languages)].find(
      PhoneField.numbers.hasPhones,
    );
  }

  #countries(): readonly { readonly code: string; readonly name: string }[] {
    const { locale } = this.context;
    const { compare } = new Intl.Collator(locale);
    return PhoneField.numbers
      .phoneCountries()
      .map((code) => ({
        code,
        name: `${countryName(code, locale)} \u2066${PhoneField.numbers.callingCode(code)}\u2069`,
      }))
      .sort((a, b) => compare(a.name, b.name));
  }

  #moved(event: Event): void {
    this.#take({ ...this.#shown(), country: (event.target as HTMLSelectElement).value });
  }

  #dialling(event: Event): void {
    const text = (event.target as HTMLInputElement).value;
    this.#take({ country: PhoneField.numbers.countryInNumber(text) ?? this.#shown().country, text });
  }

  #left(): void {
    const { value } = this;
    if (value !== undefined && PhoneField.numbers.isPhoneNumber(value))
      this.typed = PhoneField.numbers.dialledNumberOf(value, this.#shown().country);
  }

  #take(typed: phoneNumbers.DialledNumber): void {
    this.typed = typed;
    this.change(PhoneField.numbers.phoneNumberOf(typed));
  }
}
