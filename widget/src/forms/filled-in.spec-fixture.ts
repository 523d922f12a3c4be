import { addressFields, isPostalCode, postalCodeProblem } from '../fields/address/addresses.js';
import { dayProblems } from '../fields/date/days.js';
import { documentFields, documentProblems } from '../fields/government-id/government-ids.js';
import { numberProblems } from '../fields/number/numbers.js';
import { isPhoneNumber } from '../fields/phone/phone-numbers.js';
import { subDivisionName } from '../fields/sub-division/sub-division-names.js';
import { hasSubDivisions } from '../fields/sub-division/sub-divisions.js';
import { isEmail, isWebAddress } from '../fields/text/internet-addresses.js';
import { isBlank, textProblems } from '../questions/texts.js';
import { type Question, questionsOf, isRequired, pathsOf } from '../questions/question.js';
import type { AnyFields, Field } from '../questions/field.js';
import type { Problem } from '../questions/problem.js';
import { type Values, isRecord, valueAt } from '../questions/values.js';

/** All questions, including those inside composite fields. */
export function everythingAsked(fields: AnyFields, values: Values): readonly Question[] {
  return questionsOf(fields, values).flatMap((asked) => {
    const given = valueAt(values, asked.path);
    const within = withinOf(asked.field, isRecord(given) ? given : {});
    return within === undefined ? [asked] : questionsOf(within, values, asked.path);
  });
}

function withinOf(field: Field, given: Values): AnyFields | undefined {
  if (field.kind === 'address') return addressFields(given);
  return field.kind === 'governmentId' ? documentFields(given) : undefined;
}

/** The problems that the fields would report, by the same rules. */
export function problemsIn(fields: AnyFields, values: Values): readonly Problem[] {
  const inner = everythingAsked(fields, values).flatMap((asked) => [
    ...pathsOf(asked).flatMap((path) => presence(asked, path, valueAt(values, path))),
    ...wrongIn(asked, valueAt(values, asked.path), values),
  ]);
  return [
    ...inner,
    ...questionsOf(fields, values).flatMap(({ path, field }) => asWhole(path, field, valueAt(values, path))),
  ];
}

function presence(asked: Question, path: string, value: unknown): readonly Problem[] {
  const isThere = value !== undefined && !(typeof value === 'string' && isBlank(value));
  return isThere || !isRequired(asked) || asked.field.kind === 'choices' ? [] : [{ path, code: 'required' }];
}

function wrongIn({ path, field }: Question, value: unknown, values: Values): readonly Problem[] {
  if (value === undefined) return [];
  if (field.kind === 'number') return numberProblems(path, field, value);
  if (typeof value !== 'string') return [];
  if (field.kind === 'text') return textProblems(path, field, value);
  if (field.kind === 'taxNumber') return textProblems(path, { max: 50 }, value);
  if (field.kind === 'date') return dayProblems(path, field.of, value);
  const isRight = rules[field.kind]?.(value, field, path, values) ?? true;
  return isRight ? [] : [{ path, code: 'unclear' }];
}

type Rule = (value: string, field: Field, path: string, values: Values) => boolean;
const rules: Readonly<Partial<Record<Field['kind'], Rule>>> = {
  email: isEmail,
  webAddress: isWebAddress,
  phone: isPhoneNumber,
  choice: (value, field) => field.kind === 'choice' && field.options.includes(value),
  subDivision: (value, field, path, values) => {
    if (field.kind !== 'subDivision') return false;
    const country = valueAt(values, path.replace(/[^.]+$/, field.countryIn));
    return !hasSubDivisions(country) || subDivisionName(String(country), value) !== undefined;
  },
};

function asWhole(path: string, { kind }: Field, value: unknown): readonly Problem[] {
  if (!isRecord(value)) return [];
  if (kind === 'governmentId') return documentProblems(path, value);
  const { postalCode, country } = value;
  const isWrong = kind === 'address' && typeof postalCode === 'string' && !isPostalCode(postalCode, country);
  return isWrong ? [postalCodeProblem(`${path}.postalCode`, country)] : [];
}
