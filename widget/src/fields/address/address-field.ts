import type { Question } from '../../questions/question.js';
import type { AnyFields } from '../../questions/field.js';
import type { Problem } from '../../questions/problem.js';
import { isBlank } from '../../questions/texts.js';
import type { Values } from '../../questions/values.js';
import { phrase } from '../../languages/phrases.js';
import { addressFields, isPostalCode, ofTheCountry, postalCodeExample, postalCodeProblem } from './addresses.js';
import { CompositeField } from '../../field-element/composite-field.js';
import type { FieldChange, FieldElement } from '../../field-element/field-element.js';

/** Asks for the country first, since it decides which other fields there are. */
export class AddressField extends CompositeField {
  override found(): readonly Problem[] {
    const { country, postalCode } = this.given();
    const isWrong = typeof postalCode === 'string' && !isBlank(postalCode) && !isPostalCode(postalCode, country);
    return [...super.found(), ...(isWrong ? [postalCodeProblem(`${this.path}.postalCode`, country)] : [])];
  }

  override explained(problem: Problem): Problem {
    if (problem.path !== `${this.path}.postalCode` || problem.code !== 'unclear') return super.explained(problem);
    return postalCodeProblem(problem.path, this.given()['country']);
  }

  protected override fields(given: Values): AnyFields {
    const fields = addressFields(given);
    // Browsers fill in a person's address, which would be wrong for a company.
    return this.path === 'address' ? fields : withoutAutocomplete(fields);
  }

  protected override create(question: Question): FieldElement {
    const element = super.create(question);
    const example = question.name === 'postalCode' ? postalCodeExample(this.given()['country']) : undefined;
    if (example !== undefined && element.hint === undefined)
      element.hint = phrase(this.context.words.asking.such, { example });
    return element;
  }

  protected override answered({ path }: FieldChange): void {
    if (path !== `${this.path}.country`) return;
    for (const name of ofTheCountry) this.change(undefined, `${this.path}.${name}`);
  }
}

function withoutAutocomplete(fields: AnyFields): AnyFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.kind === 'text' ? { ...field, autocomplete: 'off' } : field,
    ]),
  );
}
