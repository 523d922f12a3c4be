import { describe, expect, test } from '@jest/globals';
import {
  type IdentityDocumentKind,
  identityDocumentKinds,
  identityDocumentTypes,
} from '../../../../libs/contracts/src/vocabulary/identity-documents.js';
import { fields } from '../../languages/en/fields.js';
import { countries } from '../country/countries.js';
import { nameOfSide } from '../../questions/name-of-side.js';
import { countriesOf, documentFields, documentLeftovers, documentProblems, kindsIn } from './government-ids.js';

describe.each(identityDocumentTypes.map((type) => [type]))('a %s', (type) => {
  const kind: IdentityDocumentKind = identityDocumentKinds[type];
  const asked = documentFields({ type });

  test('is asked for the sides that it has', () => {
    expect(asked.front).toEqual({ kind: 'document' });
    const back = asked.back === undefined ? 'none' : asked.back.optional === true ? 'optional' : 'required';
    expect(back).toBe(kind.hasNoBack === true ? 'none' : kind.sides === 2 ? 'required' : 'optional');
    for (const side of ['front', 'back'] as const) expect(fields).toHaveProperty(nameOfSide(side, type));
  });

  test('is asked for the day on which it ends as its kind has it', () => {
    const { expiresOn } = asked;
    const when = expiresOn === undefined ? 'never' : expiresOn.optional === true ? 'sometimes' : 'always';
    expect(when).toBe(kind.expires);
  });

  test('is offered where it is issued', () => {
    const offering = countries.filter((country) => kindsIn(country, type).includes(type));
    expect(offering).toEqual(kind.countries === 'all' ? countries : [...kind.countries].sort());
    expect(countriesOf(type)).toEqual(kind.countries === 'all' ? undefined : kind.countries);
  });

  test('leaves nothing behind that another kind does not have', () => {
    for (const other of identityDocumentTypes) {
      const given = { type: other, back: { documentId: 'x' }, expiresOn: '2045-01-31' };
      const left = documentLeftovers(given);
      const taken = documentFields(given);
      expect(left).toEqual(['back', 'expiresOn'].filter((name) => !(name in taken)));
    }
  });
});

test('of another country it is no more than a document', () => {
  expect(documentLeftovers({ type: 'panCard', country: 'AR' })).toEqual(['type']);
  expect(documentLeftovers({ type: 'panCard', country: 'IN' })).toEqual([]);
  expect(documentLeftovers({ country: 'AR', back: { documentId: 'x' } })).toEqual([]);
});

test('most people find theirs first', () => {
  expect(kindsIn('AR').slice(0, 3)).toEqual(['passport', 'nationalId', 'driverLicense']);
  expect(kindsIn('BR').slice(0, 3)).toEqual(['passport', 'nationalId', 'cnh']);
  // There it is the CNH.
  expect(kindsIn('BR')).not.toContain('driverLicense');
  expect(new Set(['visa', 'workPermit', 'healthInsuranceCard', ...kindsIn(undefined)])).toEqual(
    new Set(identityDocumentTypes),
  );
  expect(kindsIn(undefined)).toHaveLength(25);
  // Somebody has given it already.
  expect(kindsIn('AR', 'visa')).toContain('visa');
});

test('before its kind is known, nothing else is asked', () => {
  expect(Object.keys(documentFields({ country: 'AR' }))).toEqual(['country', 'type']);
  expect(Object.keys(documentFields({ type: 'constructor' }))).toEqual(['country', 'type']);
});

test('the pages of a passport are no front and back', () => {
  expect([nameOfSide('front', 'passport'), nameOfSide('front', 'nationalId')]).toEqual(['photoPage', 'front']);
});

test.each([
  [{ number: 'AB 12-34/5.6' }, []],
  [{ number: '<1>' }, [{ path: 'g.number', code: 'documentNumber' }]],
  [{ issuedOn: '2030-1-5', expiresOn: '2030-01-05' }, [{ path: 'g.expiresOn', code: 'later' }]],
  [{ issuedOn: '2001-01-05', expiresOn: '2002-01-05' }, [{ path: 'g.expiresOn', code: 'expired' }]],
  [{ issuedOn: '2030-', expiresOn: '2045-01-05' }, []],
  [{ expiresOn: '2001--' }, []],
])('reports what is wrong with %j', (given, problems) => {
  expect(documentProblems('g', given)).toEqual(problems);
});
