import { type TaxNumberUse, taxNumberUses, usesOfTaxNumberType } from '../vocabulary/tax-numbers-by-country.js';
import type { TaxIdentificationNumberType } from '../vocabulary/tax-numbers.js';
import { otherTaxNumbers } from './africa-and-oceania.js';
import { americanTaxNumbers } from './americas.js';
import { asianTaxNumbers } from './asia.js';
import { type CheckDigits, unpublished } from './check-digits.js';
import { europeanTaxNumbers } from './europe.js';

/**
 * - `valid`: its check digits are right, or its form is all that is published
 * - `wrongForm`: it cannot be such a number
 * - `wrongCheckDigit`: it breaks a published rule that all such numbers keep
 * - `uncertain`: the rule is not published, or numbers that break it were given out too
 */
export type TaxNumberVerdict = 'valid' | 'wrongForm' | 'wrongCheckDigit' | 'uncertain';

interface Rule {
  readonly form: RegExp;
  readonly check: CheckDigits | RegExp | undefined;
}

const all = [...americanTaxNumbers, ...europeanTaxNumbers, ...asianTaxNumbers, ...otherTaxNumbers];

const rules = new Map<string, ReadonlyMap<string, Rule>>();
for (const [type, countries, form, check] of all) {
  const added = countries.split(' ').map((country) => [country, { form, check }] as const);
  rules.set(type, new Map([...(rules.get(type) ?? []), ...added]));
}

/** Without spaces, dots, dashes, slashes and brackets, in capitals. */
export function normalizedTaxNumber(text: string): string {
  return text.replace(/[\s.\-\u2010-\u2015/()]/g, '').toUpperCase();
}

/** Of any country that uses the type. */
export function hasTaxNumberForm(type: TaxIdentificationNumberType, text: string): boolean {
  return checkTaxNumber(type, text) !== 'wrongForm';
}

/** Where several countries use the type and it is not known which one is meant, the best answer of theirs counts. */
export function checkTaxNumber(type: TaxIdentificationNumberType, text: string, country?: string): TaxNumberVerdict {
  const number = normalizedTaxNumber(text);
  const verdicts = rulesOf(type, country)
    .filter(({ form }) => form.test(number))
    .map(({ check }) => verdictOf(check, number));
  return fromBestToWorst.find((verdict) => verdicts.includes(verdict)) ?? 'wrongForm';
}

const fromBestToWorst: readonly TaxNumberVerdict[] = ['valid', 'uncertain', 'wrongCheckDigit'];

function rulesOf(type: TaxIdentificationNumberType, country: string | undefined): readonly Rule[] {
  const byCountry = rules.get(type) ?? new Map<string, Rule>();
  const own = country === undefined ? undefined : byCountry.get(country);
  return own === undefined ? [...byCountry.values()] : [own];
}

function verdictOf(check: Rule['check'], number: string): TaxNumberVerdict {
  if (check === undefined) return 'valid';
  const right = check instanceof RegExp ? check.test(number) : check(number);
  if (right === undefined) return 'uncertain';
  return right ? 'valid' : 'wrongCheckDigit';
}

const mostExamples = 3;

/** For people whose number was refused. */
export function taxNumberFormInWords(type: TaxIdentificationNumberType): string {
  const uses = usesOfTaxNumberType(type);
  const [first] = uses;
  if (uses.length === 1 && first !== undefined) return `must look like this ${type}: ${first.example}`;
  const examples = uses.slice(0, mostExamples).map(({ example, countries }) => `${example} (${countries.join(', ')})`);
  return `must look like a ${type} of its country, such as ${examples.join(' or ')}`;
}

export type TaxNumberCertainty = 'check digit' | 'form' | 'uncertain';

/** How much can be told of a number: by its check digits, by its form, or not for sure. */
export function taxNumberCertainty(type: TaxIdentificationNumberType, country: string): TaxNumberCertainty {
  const rule = rules.get(type)?.get(country);
  if (rule === undefined || rule.check === unpublished) return 'uncertain';
  return typeof rule.check === 'function' ? 'check digit' : 'form';
}

/** One row for each use, for a table in the documentation. */
export function taxNumbersTable(): readonly (TaxNumberUse & { readonly certainty: TaxNumberCertainty })[] {
  return taxNumberUses.map((use) => ({ ...use, certainty: taxNumberCertainty(use.type, use.countries[0] ?? '') }));
}
