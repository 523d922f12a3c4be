import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  type AttestationPayload,
  associatedPersonAttestation,
  reviewAttestation,
} from '../../../libs/contracts/src/attestations/attestation-payloads.js';
import {
  validAttestation,
  validGovernmentId,
} from '../../../libs/contracts/src/attestations/valid-attestation.spec-fixture.js';
import { refusals } from '../../../libs/contracts/src/refusals.spec-fixture.js';
import { subDivisions } from '../../../libs/contracts/src/vocabulary/addresses.js';
import {
  countriesThatRequirePostalCodes,
  postalCodes,
} from '../../../libs/contracts/src/vocabulary/addresses-postal-codes.js';
import { type AttestationType, attestationTypes } from '../../../libs/contracts/src/vocabulary/attestations.js';
import { identityDocumentTypes } from '../../../libs/contracts/src/vocabulary/identity-documents.js';
import { countries } from '../fields/country/countries.js';
import { numberIn, numberText } from '../fields/number/numbers.js';
import { questionsOf } from '../questions/question.js';
import type { Field } from '../questions/field.js';
import { everythingAsked, problemsIn } from './filled-in.spec-fixture.js';
import { type FormType, fieldsOf } from './forms.js';
import { payloadValues } from './payload-values.js';
import { type Values, valueAt, withValue } from '../questions/values.js';

const shapes: Readonly<Record<AttestationType, new () => AttestationPayload>> = {
  ...reviewAttestation.variants,
  ...associatedPersonAttestation.variants,
};
const formTypes = attestationTypes.filter((type) => type !== 'businessAssociatedPersons');
const documentId = '018f4e6a-7c1d-7a3b-8e2f-000000000001';

function valuesOf(payload: AttestationPayload): Values {
  const { type: _, ...values } = payload;
  return values;
}

function ready(type: FormType, values: Values): Values {
  return payloadValues(questionsOf(fieldsOf(type), values), values);
}

describe.each(formTypes.map((type) => [type]))('%s', (type) => {
  const fields = fieldsOf(type);
  const payload = validAttestation(type);
  const values = valuesOf(payload);

  test('asks for everything that its payload has, and for nothing else', () => {
    const asked = Object.keys(fields).filter((name) => name !== 'taxIdentificationNumberType');
    const properties = Object.keys(values).filter((name) => name !== 'taxIdentificationNumberType');
    expect(asked.sort()).toEqual(properties.sort());
  });

  test('finds nothing wrong with what the server takes, and sends it as it is', () => {
    expect(problemsIn(fields, values)).toEqual([]);
    expect(ready(type, values)).toEqual(values);
  });

  test('has everything that it needs from those who leave out what is optional', () => {
    const optional = everythingAsked(fields, values).filter(
      ({ field }) => field.optional === true && field.kind !== 'address' && field.kind !== 'yesNo',
    );
    const least = optional.reduce((left, { path }) => withValue(left, path, undefined), values);
    expect(problemsIn(fields, least)).toEqual([]);
    expect(refusals(shapes[type], { type, ...ready(type, least) })).toEqual({});
  });

  test.each(
    everythingAsked(fields, values)
      // People say that it is none, or no; the server takes silence for that.
      .filter(({ field }) => field.kind !== 'choices' && !(field.kind === 'yesNo' && field.optional === true))
      .map(({ path }) => [path]),
  )('without %s is as wrong here as it is for the server', (path) => {
    const without = withValue(values, path, undefined);
    const here = problemsIn(fields, without).map((problem) => problem.path);
    const there = Object.keys(refusals(shapes[type], { type, ...ready(type, without) }));
    expect(here.filter((place) => place !== path)).toEqual([]);
    expect(here).toEqual(there);
  });

  const texts = everythingAsked(fields, values).flatMap(({ path, field }) =>
    field.kind === 'text' && !/number|postalCode/.test(path) ? [[path, field.min ?? 1, field.max] as const] : [],
  );
  if (texts.length > 0)
    test.each(texts)('takes as much in %s as the server does', (path, min, max) => {
      for (const length of [min, max]) {
        const full = withValue(values, path, 'x'.repeat(length));
        expect([problemsIn(fields, full), refusals(shapes[type], { type, ...ready(type, full) })]).toEqual([[], {}]);
      }
      for (const length of [min - 1, max + 1].filter((count) => count > 0)) {
        const wrong = withValue(values, path, 'x'.repeat(length));
        expect(problemsIn(fields, wrong)).toMatchObject([{ path }]);
        expect(refusals(shapes[type], { type, ...wrong })).toHaveProperty([path]);
      }
    });

  test('sends what the server takes, whatever right answers are given', () => {
    fc.assert(
      fc.property(answersTo(type), (answers) => {
        if (problemsIn(fields, answers).length > 0) return;
        const sent = { type, ...ready(type, answers) };
        expect([refusals(shapes[type], sent), sent]).toEqual([{}, sent]);
      }),
      { numRuns: 60 },
    );
  });
});

test('of the answers that are made up here most are right', () => {
  for (const type of formTypes) {
    const made = fc.sample(answersTo(type), { numRuns: 40, seed: 7 });
    const right = made.filter((answers) => problemsIn(fieldsOf(type), answers).length === 0);
    expect([type, right.length > 10]).toEqual([type, true]);
  }
});

test.each(identityDocumentTypes.map((kind) => [kind]))('a %s comes out as it went in', (kind) => {
  const governmentId = validGovernmentId(kind) as unknown as Values;
  const fields = fieldsOf('individualIdentityDocument');
  expect(problemsIn(fields, { governmentId })).toEqual([]);
  expect(ready('individualIdentityDocument', { governmentId })).toEqual({ governmentId });
});

/** Answers as people type them: with spaces around, days without zeros, formatted numbers. */
function answersTo(type: FormType): fc.Arbitrary<Values> {
  const start: Values = {};
  const asked = questionsOf(fieldsOf(type), { operatingAddressSameAsRegistration: false });
  return fc
    .tuple(...asked.map(({ path, field }) => answerTo(path, field).map((answer) => [path, answer] as const)))
    .map((answers) =>
      answers
        .flatMap(([path, answer]) => Object.entries(answer).map(([suffix, value]) => [path + suffix, value] as const))
        .reduce((values, [path, value]) => withValue(values, path, value), start),
    );
}

type Answer = Readonly<Record<string, unknown>>;

function answerTo(path: string, field: Field): fc.Arbitrary<Answer> {
  if (field.kind === 'taxNumber')
    return fc.constantFrom(
      { '': ' 20-12345678-6', Type: 'CUIT' },
      { '': '536-90-4399', Type: 'SSN' },
      { '': 'GODE 561231 GR8 ', Type: 'RFC' },
    );
  const value = valueFor(field, path);
  const given = field.optional === true ? fc.option(value, { nil: undefined }) : value;
  return given.map((answer) => ({ '': answer }));
}

const person = fc.constantFrom(
  'Ana',
  ' María José ',
  'محمد بن سلمان',
  '山田',
  "O'Neill",
  '\u200b Ana',
  '😀'.repeat(30),
);
const longText = fc.constantFrom('We sell handmade furniture.  ', 'نبيع الأثاث المصنوع يدويا للعملاء', 'short');
const day = fc
  .record({
    year: fc.integer({ min: 1930, max: 2006 }),
    month: fc.integer({ min: 1, max: 12 }),
    day: fc.integer({ min: 1, max: 31 }),
  })
  .map((one) => `${one.year}-${one.month}-${one.day}`);
const country = fc.constantFrom(...countries);
const locales = ['en', 'es', 'pt-BR', 'de-CH', 'hi', 'ar-EG', 'fr'];
const locale = fc.constantFrom(...locales);

function valueFor(field: Field, path: string): fc.Arbitrary<unknown> {
  switch (field.kind) {
    case 'text':
      return field.long === true ? longText : fc.oneof(person, fc.string({ maxLength: 20 }));
    case 'email':
      return fc.constantFrom('ana@example.com', ' a+b@example.co.uk ', 'ana@mail.example.org');
    case 'webAddress':
      return fc.constantFrom('https://acme.example', 'http://a.co/x?y=1', 'https://acme.example/');
    case 'phone':
      return fc.constantFrom('+5491123456789', '+12025550123', '+442079460958');
    case 'date':
      return day;
    case 'number':
      return fc
        .tuple(field.whole ? fc.nat() : fc.integer({ min: 0, max: 10_000 }).map((cents) => cents / 100), locale)
        .map(([number, tag]) => numberIn(numberText(number, tag), tag));
    case 'yesNo':
      return fc.boolean();
    case 'country':
      return country;
    case 'choice':
      return fc.constantFrom(...field.options);
    case 'choices':
      return fc
        .subarray([...field.options], { minLength: field.atLeast })
        .map((all) => (all.length === 0 ? undefined : all));
    case 'countries':
      return fc.subarray([...countries], { minLength: 1, maxLength: 5 });
    case 'subDivision':
      return fc.constant(undefined);
    case 'address':
      return address;
    case 'governmentId':
      return fc.constantFrom(...identityDocumentTypes.map((kind) => validGovernmentId(kind)));
    case 'document':
      return fc.constant({ documentId });
    case 'documents':
      return fc.constant([
        {
          documentId,
          ...(field.documentTypes === undefined ? {} : { documentType: field.documentTypes[0] }),
          ...(field.issuedOn === undefined ? {} : { issuedOn: '2026-1-5' }),
        },
      ]);
    case 'taxNumber':
    case 'withTaxNumber':
    case 'group':
      throw new Error(`${path} is no question by itself`);
  }
}

const address = fc
  .tuple(country, person, person, fc.option(person, { nil: '  ' }))
  .map(([where, address1, city, address2]) => ({
    country: where,
    address1,
    address2,
    city,
    ...(where in subDivisions ? { subDivision: subDivisions[where]?.codes.split(' ')[0] } : {}),
    ...(countriesThatRequirePostalCodes.includes(where) ? { postalCode: ` ${postalCodes[where]?.[1]}` } : {}),
  }));

test('what is not asked any more is not sent', () => {
  const values = { ...valuesOf(validAttestation('businessAddress')), operatingAddressSameAsRegistration: true };
  expect(valueAt(ready('businessAddress', values), 'operatingAddress')).toBeUndefined();
  expect(ready('individualTaxInfo', { ...valuesOf(validAttestation('individualTaxInfo')), taxCountry: 'AR' })).toEqual(
    valuesOf(validAttestation('individualTaxInfo')),
  );
});

test('nothing chosen of several is an answer', () => {
  expect(ready('businessOperations', {})).toEqual({ highRiskActivities: [] });
});
