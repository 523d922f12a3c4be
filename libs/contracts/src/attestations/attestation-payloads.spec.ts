import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { refusals } from '../refusals.spec-fixture.js';
import { type AttestationType, attestationTypes } from '../vocabulary/attestations.js';
import { type AttestationPayload, associatedPersonAttestation, reviewAttestation } from './attestation-payloads.js';
import { type Wrong, fieldsOf, wrongAnywhere } from './attestation-fields.spec-fixture.js';
import { validAttestation } from './valid-attestation.spec-fixture.js';

type Json = Readonly<Record<string, unknown>>;
const shapes: Readonly<Record<AttestationType, new () => AttestationPayload>> = {
  ...reviewAttestation.variants,
  ...associatedPersonAttestation.variants,
};

function changed(into: unknown, [step = '', ...rest]: readonly string[], value: unknown): unknown {
  const inner = (into as Json)[step];
  const next = rest.length === 0 ? value : changed(inner, rest, value);
  return Array.isArray(into) ? into.with(Number(step), next) : { ...(into as Json), [step]: next };
}

function refused(type: AttestationType, path: string, value: unknown): string[] {
  return Object.keys(refusals(shapes[type], changed(validAttestation(type), path.split('.'), value)));
}

/** Of a list or a union it may also be the place within that is named. */
function isNamed(failures: readonly string[], path: string): boolean {
  return failures.some((field) => field === path || field.startsWith(`${path}.`));
}

test('every type has its shape', () => {
  expect(Object.keys(shapes)).toEqual([...attestationTypes]);
  expect(attestationTypes).toHaveLength(31);
});

describe.each(attestationTypes.map((type) => [type]))('%s', (type) => {
  const fields = Object.entries(fieldsOf[type]);
  const optional = fields.filter(([, { presence }]) => presence === 'optional').map(([path]) => [path]);
  const required = fields.filter(([, { presence }]) => presence === 'required').map(([path]) => [path]);

  test('is taken with all its fields', () => {
    expect(refusals(shapes[type], validAttestation(type))).toEqual({});
  });

  test('has no field that the table does not have', () => {
    const places = new Set(fields.map(([path]) => path));
    expect(leavesOf(validAttestation(type)).filter((place) => !places.has(place) && place !== 'type')).toEqual([]);
    expect(refused(type, 'unknownField', 1)).toEqual(['unknownField']);
  });

  test('has its own tag', () => {
    for (const tag of [undefined, null, '', 'other', 7, [type], {}])
      expect(refused(type, 'type', tag)).toEqual(['type']);
  });

  test.each([...required, ['type']])('is not taken without %s', (path) => {
    expect(refused(type, path, undefined)).toEqual([path]);
  });

  if (optional.length > 0)
    test.each(optional)('is taken without %s', (path) => {
      expect(refused(type, path, undefined)).toEqual([]);
    });

  test.each(fields)('names %s when it is wrong', (path, { wrong }) => {
    const values: readonly Wrong[] = [...wrongAnywhere, ...wrong];
    const missed = values.filter((value) => !isNamed(refused(type, path, value), path));
    expect(missed).toEqual([]);
  });

  const rightElsewhere = fields.flatMap(([path, { right = [] }]) => right.map((value) => [path, value] as const));
  if (rightElsewhere.length > 0)
    test.each(rightElsewhere)('takes as %s also %.40j', (path, value) => {
      expect(refused(type, path, value)).toEqual([]);
    });

  test('of any JSON is taken or refused, and never breaks', () => {
    const names = fields.flatMap(([path]) => path.split('.'));
    const anything = fc.jsonValue({ maxDepth: 3 });
    const near = fc.dictionary(fc.constantFrom(...names, 'type', 'toString', 'length'), anything);
    const oneWrong = fc
      .tuple(fc.constantFrom(...fields.map(([path]) => path)), fc.oneof(anything, near))
      .map(([path, value]) => changed(validAttestation(type), path.split('.'), value));
    const given = fc.oneof(
      near,
      oneWrong,
      near.map((body) => ({ ...body, type })),
    );
    fc.assert(
      fc.property(given, (body) => void refusals(shapes[type], body)),
      { numRuns: 100 },
    );
  });
});

/** Where there is a value, items of lists by their place. */
function leavesOf(value: unknown, place = ''): string[] {
  if (typeof value !== 'object' || value === null) return [place];
  return Object.entries(value).flatMap(([name, inner]) => leavesOf(inner, place === '' ? name : `${place}.${name}`));
}

describe('ids', () => {
  test('are small letters inside, and no two the same', () => {
    const [one, other] = ['018F4E6A-7C1D-7A3B-8E2F-0000000000AA', '018f4e6a-7c1d-7a3b-8e2f-0000000000aa'] as const;
    const persons = reviewAttestation.instantiate({ type: 'businessAssociatedPersons', associatedPersonIds: [one] });
    expect(persons).toMatchObject({ associatedPersonIds: [other] });
    const selfie = reviewAttestation.instantiate({ type: 'individualSelfiePhoto', selfie: { documentId: one } });
    expect(selfie).toMatchObject({ selfie: { documentId: other } });
    expect(
      refusals(shapes.businessAssociatedPersons, {
        type: 'businessAssociatedPersons',
        associatedPersonIds: [one, other],
      }),
    ).toEqual({ associatedPersonIds: ['must not repeat a value'] });
  });
});

describe('the operating address', () => {
  const address = (operatingAddressSameAsRegistration: unknown, given: boolean): Record<string, string[]> => {
    const { operatingAddress, ...others } = validAttestation('businessAddress');
    const body = { ...others, operatingAddressSameAsRegistration, ...(given ? { operatingAddress } : {}) };
    return refusals(shapes.businessAddress, body);
  };

  test('is required when it is another', () => {
    expect(address(false, true)).toEqual({});
    expect(address(false, false)).toEqual({ operatingAddress: ['is required'] });
  });

  test('may be left out when it is the same, or given', () => {
    expect(address(true, false)).toEqual({});
    expect(address(true, true)).toEqual({});
  });

  test('is not asked for when nobody said', () => {
    const notSaid = ['operatingAddressSameAsRegistration'];
    for (const same of [undefined, null, 'no', 0])
      for (const given of [true, false]) expect(Object.keys(address(same, given))).toEqual(notSaid);
  });
});
