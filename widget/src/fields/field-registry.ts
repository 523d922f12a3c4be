import { loadPart } from '../api/load-part.js';
import type { Context } from '../elements/context.js';
import { type Question, fieldNameAt, hintOf, isAbout, isRequired, labelOf } from '../questions/question.js';
import type { FieldKind } from '../questions/field.js';
import type { Problem } from '../questions/problem.js';
import { hasMasked, isMasked, valueAt } from '../questions/values.js';
import { phrase } from '../languages/phrases.js';
import { define } from '../elements/widget-element.js';
import { DocumentField } from '../documents/document-field.js';
import { DocumentsField } from '../documents/documents-field.js';
import { ChoiceField } from './choice/choice-field.js';
import { ChoicesField } from './choice/choices-field.js';
import { CountriesField } from './country/countries-field.js';
import { CountryField } from './country/country-field.js';
import { DateField } from './date/date-field.js';
import { GovernmentIdField } from './government-id/government-id-field.js';
import { NumberField } from './number/number-field.js';
import { PhoneField } from './phone/phone-field.js';
import { FieldElement, type FormState, type InnerFields } from '../field-element/field-element.js';
import { TextField } from './text/text-field.js';
import { YesNoField } from './choice/yes-no-field.js';

type Load = () => CustomElementConstructor | Promise<CustomElementConstructor>;
type Kind = Exclude<FieldKind, 'group' | 'withTaxNumber'>;

const place = (name: 'AddressField' | 'SubDivisionField' | 'TaxNumberField') => () =>
  loadPart(() => import('./places.js')).then((places) => places[name]);

/** Those that need a table of the countries of the world are loaded when first needed. */
const kinds: Readonly<Record<Kind, readonly [tag: string, load: Load]>> = {
  text: ['text-field', () => TextField],
  email: ['text-field', () => TextField],
  webAddress: ['text-field', () => TextField],
  date: ['date-field', () => DateField],
  country: ['country-field', () => CountryField],
  yesNo: ['yes-no-field', () => YesNoField],
  choice: ['choice-field', () => ChoiceField],
  choices: ['choices-field', () => ChoicesField],
  countries: ['countries-field', () => CountriesField],
  number: ['number-field', () => NumberField],
  phone: [
    'phone-field',
    () => loadPart(() => import('./phone/phone-numbers.js')).then((numbers) => Object.assign(PhoneField, { numbers })),
  ],
  address: ['address-field', place('AddressField')],
  subDivision: ['sub-division-field', place('SubDivisionField')],
  taxNumber: ['tax-number-field', place('TaxNumberField')],
  governmentId: ['government-id-field', () => GovernmentIdField],
  document: ['document-field', () => DocumentField],
  documents: ['documents-field', () => DocumentsField],
};

export async function fetchField(kind: FieldKind): Promise<void> {
  if (kind !== 'group' && kind !== 'withTaxNumber') await kinds[kind][1]();
}

/** Creates the element of each question once, and keeps it as long as it is asked. */
export class FieldRegistry implements InnerFields {
  readonly #elements = new Map<string, FieldElement>();
  readonly #questions = new Map<string, Question>();
  readonly #loading = new Set<Promise<unknown>>();

  /** The element for a question, updated with the current state of the form. */
  of(question: Question, formState: FormState): FieldElement {
    const { path, name, field } = question;
    this.#questions.set(path, question);
    const element = this.#elements.get(path) ?? this.#make(path, field.kind as Kind, formState.context);
    const earlier = valueAt(formState.earlier, path);
    const value = valueAt(formState.values, path);
    const hint = hintOf(formState.context, name);
    const findings = (formState.findings ?? []).filter((finding) => isAbout(question, finding.path));
    // What another session gave stays as it is, unless it is given again, or has to be.
    const isKept = !findings.some(({ isBlocking }) => isBlocking);
    return Object.assign(element, {
      context: formState.context,
      field,
      path,
      label: labelOf(formState.context, fieldNameAt(path)),
      hint:
        isKept && value === undefined && isMasked(earlier)
          ? phrase(formState.context.words.shell.masked, { value: earlier })
          : hint,
      needed: isRequired(question) && !(isKept && hasMasked(earlier)),
      value,
      values: formState.values,
      earlier: formState.earlier,
      known: formState.known ?? {},
      alone: formState.alone === true,
      problems: formState.problems.filter((problem) => isAbout(question, problem.path)),
      findings,
    });
  }

  /** Drops the elements of questions that are no longer asked. */
  keep(paths: readonly string[]): void {
    for (const path of this.#elements.keys()) if (!paths.includes(path)) this.#elements.delete(path);
  }

  at(path: string): FieldElement | undefined {
    for (const [own, element] of this.#elements) {
      const question = this.#questions.get(own);
      if (question !== undefined && isAbout(question, path)) return element;
    }
    return undefined;
  }

  /** Lets the field concerned make the problem more specific. */
  explained(problem: Problem): Problem {
    const element = this.at(problem.path);
    // A field whose chunk is still loading has not been upgraded yet.
    return element instanceof FieldElement ? element.explained(problem) : problem;
  }

  get all(): readonly FieldElement[] {
    return [...this.#elements.values()];
  }

  /** Resolves once all fields are loaded and rendered. */
  async ready(): Promise<void> {
    await Promise.all(this.#loading);
    await Promise.all(this.all.map((element) => element.updateComplete));
  }

  #make(path: string, kind: Kind, { missed }: Context): FieldElement {
    const [tag, load] = kinds[kind];
    const name = `gatehouse-${tag}`;
    const loaded = load();
    if (loaded instanceof Promise) {
      const loading = loaded.then((piece) => define(name, piece));
      this.#loading.add(loading);
      void loading
        .catch(() => missed(async () => define(name, await load())))
        .finally(() => this.#loading.delete(loading));
    } else define(name, loaded);
    const element = Object.assign(document.createElement(name) as FieldElement, { inner: new FieldRegistry() });
    this.#elements.set(path, element);
    return element;
  }
}
