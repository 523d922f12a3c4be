import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import { publishedSchemas } from '../published-schemas.spec-fixture.js';
import { refusals } from '../refusals.spec-fixture.js';
import {
  type IdentityDocumentKind,
  type IdentityDocumentType,
  identityDocumentKinds,
  identityDocumentTypes,
} from '../vocabulary/identity-documents.js';
import { identityDocument } from './identity-documents.js';
import { IndividualIdentityDocument } from './individual.js';
import { validGovernmentId } from './valid-attestation.spec-fixture.js';

const kinds = Object.entries(identityDocumentKinds) as [IdentityDocumentType, IdentityDocumentKind][];
const types = identityDocumentTypes.map((type) => [type] as const);
const ofTwoSides = kinds.filter(([, { sides }]) => sides === 2);
const ofOneSide = kinds.filter(([type, { sides }]) => sides === 1 && type !== 'passport');
const expiring = (expires: string): typeof kinds => kinds.filter(([, kind]) => kind.expires === expires);
const ofFewCountries = kinds.filter(([, { countries }]) => countries !== 'all');

/** With these fields instead; `undefined` leaves one out. */
function refused(
  type: IdentityDocumentType,
  changes: Readonly<Record<string, unknown>> = {},
): Record<string, string[]> {
  return refusals(IndividualIdentityDocument, {
    type: 'individualIdentityDocument',
    governmentId: { ...validGovernmentId(type), ...changes },
  });
}

const front = validGovernmentId('passport').front;

test('there are 28 kinds, as many as the specification has', () => {
  expect(kinds).toHaveLength(28);
  expect([...identityDocument.tags]).toEqual([...identityDocumentTypes]);
});

describe.each(types)('%s', (type) => {
  test('is taken as it should be, with and without the date of issue', () => {
    expect(refused(type)).toEqual({});
    expect(refused(type, { issuedOn: undefined })).toEqual({});
  });

  test.each(['country', 'number', 'front'])('is not taken without its %s', (field) => {
    expect(refused(type, { [field]: undefined })).toEqual({ [`governmentId.${field}`]: ['is required'] });
  });

  test.each<[field: string, wrong: readonly unknown[]]>([
    ['country', ['', 'ar', 'ARG', 'XX', null, 7, [], {}]],
    ['number', ['', ' ', '-', '<1>', '1\n', "1' OR 1=1", '\u202e12345678901', '😀', '1'.repeat(51), null, 7, [], {}]],
    ['issuedOn', ['', '2026-02-30', '2999-01-01', 'today', null, 7, [], {}]],
    ['front', [null, 'id', 7, []]],
  ])('is not taken with another %s', (field, wrong) => {
    for (const value of wrong)
      expect(Object.keys(refused(type, { [field]: value }))).toContain(`governmentId.${field}`);
  });

  test('names what is wrong with its pictures', () => {
    expect(Object.keys(refused(type, { front: {} }))).toEqual(['governmentId.front.documentId']);
    expect(Object.keys(refused(type, { front: { documentId: 'x' } }))).toEqual(['governmentId.front.documentId']);
    expect(Object.keys(refused(type, { front: { ...front, extra: 1 } }))).toEqual(['governmentId.front.extra']);
    expect(Object.keys(refused(type, { selfie: front }))).toEqual(['governmentId.selfie']);
  });

  test('is not taken with an expiry that is no day', () => {
    for (const expiresOn of ['', '2026-02-30', 'never', null, 7, [], {}])
      expect(Object.keys(refused(type, { expiresOn }))).toEqual(['governmentId.expiresOn']);
  });
});

describe('the back', () => {
  test.each(ofTwoSides)('of %s is required', (type) => {
    expect(refused(type, { back: undefined })).toEqual({ 'governmentId.back': ['is required'] });
    expect(Object.keys(refused(type, { back: null }))).toEqual(['governmentId.back']);
    expect(Object.keys(refused(type, { back: {} }))).toEqual(['governmentId.back.documentId']);
  });

  test.each(ofTwoSides)('of %s may be the same picture as the front: a check finds that', (type) => {
    expect(refused(type, { back: front })).toEqual({});
  });

  test.each(ofOneSide)('of %s may be left out, or given', (type) => {
    expect(refused(type, { back: undefined })).toEqual({});
    expect(refused(type, { back: front })).toEqual({});
    expect(Object.keys(refused(type, { back: null }))).toEqual(['governmentId.back']);
    expect(Object.keys(refused(type, { back: {} }))).toEqual(['governmentId.back.documentId']);
  });

  test('of passport is not taken', () => {
    const message = 'must be left out: of documents of this kind the front alone is taken';
    for (const back of [front, null, {}, 'x'])
      expect(refused('passport', { back })).toEqual({ 'governmentId.back': [message] });
  });
});

describe('the expiry', () => {
  test.each(expiring('always'))('of %s is required', (type) => {
    expect(refused(type, { expiresOn: undefined })).toEqual({ 'governmentId.expiresOn': ['is required'] });
  });

  test.each([...expiring('sometimes'), ...expiring('never')])('of %s may be left out, or given', (type) => {
    expect(refused(type, { expiresOn: undefined })).toEqual({});
    expect(refused(type, { expiresOn: '2045-01-31' })).toEqual({});
  });

  test('may be left out of these kinds alone', () => {
    expect(types.flat().filter((type) => Object.keys(refused(type, { expiresOn: undefined })).length === 0)).toEqual([
      'nationalId',
      'citizenshipCertificate',
      'consularId',
      'healthInsuranceCard',
      'internalPassport',
      'municipalId',
      'ofwId',
      'panCard',
      'sssId',
      'tribalId',
      'umid',
      'voterId',
    ]);
  });

  test('may have passed: a check finds that', () => {
    expect(refused('passport', { issuedOn: '2010-01-31', expiresOn: '2020-01-31' })).toEqual({});
  });

  test('is later than the issue', () => {
    for (const expiresOn of ['2020-01-31', '2019-12-31'])
      expect(refused('passport', { issuedOn: '2020-01-31', expiresOn })).toEqual({
        'governmentId.expiresOn': ['must be later than issuedOn'],
      });
  });
});

describe('the country', () => {
  test.each(ofFewCountries)('of %s is one that issues it', (type, { countries }) => {
    for (const country of countries) expect(refused(type, { country })).toEqual({});
    expect(refused(type, { country: 'ZW' })).toEqual({
      'governmentId.country': [`must be ${countries.length === 1 ? '' : 'one of: '}${[...countries].join(', ')}`],
    });
  });
});

describe('the number', () => {
  test.each(['AB 12-34/5.6', 'Ñ123', 'АБ123456', '京123', 'अ१२३', '7'])('may be %s', (number) => {
    expect(refused('nationalId', { number })).toEqual({});
  });

  test.each<[IdentityDocumentType, string]>([
    ['cnh', 'A2650306461'],
    ['panCard', 'abcpe1234f'],
    ['sssId', '341234567'],
    ['umid', 'CRN-0111-1234567-8'],
  ])('of %s may be %s: no kind has a form of its own', (type, number) => {
    expect(refused(type, { number })).toEqual({});
  });
});

test('the documentation asks for what is asked for', async () => {
  const schemas = await publishedSchemas(...Object.values(identityDocument.variants));
  for (const [type, { sides, expires, countries }] of kinds) {
    const { required, properties } = schemas[identityDocument.variants[type].name] as {
      required: string[];
      properties: Record<string, { enum?: string[] }>;
    };
    expect('back' in properties).toBe(type !== 'passport');
    expect(required.includes('back')).toBe(sides === 2);
    expect(properties).toHaveProperty('expiresOn');
    expect(required.includes('expiresOn')).toBe(expires === 'always');
    expect(properties['country']?.enum).toEqual(countries === 'all' ? undefined : [...countries]);
  }
});
