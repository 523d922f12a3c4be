import { type Question, labelOf } from '../../questions/question.js';
import type { AnyFields } from '../../questions/field.js';
import { nameOfSide } from '../../questions/name-of-side.js';
import type { Problem } from '../../questions/problem.js';
import { type Values, withValue } from '../../questions/values.js';
import { CompositeField } from '../../field-element/composite-field.js';
import { CountryField } from '../country/country-field.js';
import type { FieldChange, FieldElement } from '../../field-element/field-element.js';
import { countriesOf, documentFields, documentLeftovers, documentProblems } from './government-ids.js';

/** Type, pictures and printed data of an identity document, as its type requires. */
export class GovernmentIdField extends CompositeField {
  override found(): readonly Problem[] {
    const problems = super.found();
    const further = documentProblems(this.path, this.given());
    return [...problems, ...further.filter(({ path }) => !problems.some((problem) => problem.path === path))];
  }

  protected override fields(given: Values): AnyFields {
    return documentFields(given);
  }

  protected override create(question: Question): FieldElement {
    const element = super.create(question);
    const { country, type } = this.given();
    const { name } = question;
    if (name === 'front' || name === 'back') element.label = labelOf(this.context, nameOfSide(name, type));
    // The type may be known from another session while the country has to be given again.
    if (name === 'country' && element instanceof CountryField)
      element.only = country === undefined ? countriesOf(type) : undefined;
    return element;
  }

  protected override answered({ path, value }: FieldChange): void {
    const name = path.slice(this.path.length + 1);
    if (name !== 'country' && name !== 'type') return;
    for (const leftover of documentLeftovers(withValue(this.given(), name, value)))
      this.change(undefined, `${this.path}.${leftover}`);
  }
}
