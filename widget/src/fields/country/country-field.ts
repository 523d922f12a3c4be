import type { TemplateResult } from 'lit';
import { property } from 'lit/decorators.js';
import { countriesIn } from './countries.js';
import { FieldElement } from '../../field-element/field-element.js';

export class CountryField extends FieldElement<string> {
  /** Restricts the list. */
  @property({ attribute: false }) only: readonly string[] | undefined;
  protected override readonly absence = 'choose';

  override render(): TemplateResult {
    const offered = countriesIn(this.context.locale).filter(({ code }) => this.only?.includes(code) ?? true);
    const autocomplete = this.path === 'address.country' ? 'country' : 'off';
    return this.labelled(
      this.list(
        offered.map(({ code, name }) => ({ value: code, text: name })),
        this.value,
        { autocomplete },
      ),
    );
  }
}
