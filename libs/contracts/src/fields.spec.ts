import 'reflect-metadata';
import { describe, expect, test } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { Instant } from './calendar.js';
import { Choices, Nested, NotTaken, Text, Uuid, Uuids, YesOrNo } from './fields.js';
import { publishedSchemas } from './published-schemas.spec-fixture.js';
import { refusals } from './refusals.spec-fixture.js';

class Reason {
  @Text({ max: 10 })
  text: string;
}
class Outcome {
  @Nested(() => Reason, { nullable: true, describe: 'Null when all is well.' })
  reason: Reason | null;

  @Instant({ optional: true })
  at?: string;

  @Text({ max: 10, optional: true, nullable: true })
  note?: string | null;
}

describe('a nullable field', () => {
  test('may be null', () => {
    expect(refusals(Outcome, { reason: null })).toEqual({});
    expect(refusals(Outcome, { reason: { text: 'late' } })).toEqual({});
  });

  test('may not be left out', () => {
    expect(refusals(Outcome, {})).toEqual({ reason: ['is required'] });
  });

  test('is checked when it is not null', () => {
    expect(refusals(Outcome, { reason: {} })).toEqual({ 'reason.text': ['is required'] });
    expect(refusals(Outcome, { reason: [] })).toEqual({ reason: ['must be an object'] });
  });

  test('may be left out if it is optional too', () => {
    expect(refusals(Outcome, { reason: null, note: null })).toEqual({});
    expect(refusals(Outcome, { reason: null, note: 7 })).toEqual({ note: ['must be a text of 1 to 10 characters'] });
  });

  test('is documented as OpenAPI 3.1 says it', async () => {
    expect((await publishedSchemas(Outcome))['Outcome']).toMatchObject({
      required: ['reason'],
      properties: {
        reason: {
          anyOf: [{ $ref: '#/components/schemas/Reason' }, { type: 'null' }],
          description: 'Null when all is well.',
        },
        note: { type: ['string', 'null'], maxLength: 10 },
      },
    });
  });
});

test('an optional field may be left out, and is never null', () => {
  expect(Object.keys(refusals(Outcome, { reason: null, at: null }))).toEqual(['at']);
});

class Parcel {
  @YesOrNo({ optional: true })
  isInsured?: boolean;

  @Text({ max: 10, optional: true, requiredWhen: (parcel) => (parcel as Parcel).isInsured === true })
  insurer?: string;

  @NotTaken('must be left out: parcels have no lid')
  lid?: string;
}

describe('a field that depends on another', () => {
  test('is required when that one is so', () => {
    expect(refusals(Parcel, { isInsured: true, insurer: 'Acme' })).toEqual({});
    expect(refusals(Parcel, { isInsured: true })).toEqual({ insurer: ['is required'] });
    expect(refusals(Parcel, { isInsured: true, insurer: 7 })).toEqual({
      insurer: ['must be a text of 1 to 10 characters'],
    });
  });

  test('is optional when it is not, and checked all the same', () => {
    for (const isInsured of [undefined, false]) {
      expect(refusals(Parcel, { isInsured })).toEqual({});
      expect(refusals(Parcel, { isInsured, insurer: 'Acme' })).toEqual({});
      expect(Object.keys(refusals(Parcel, { isInsured, insurer: 7 }))).toEqual(['insurer']);
    }
    expect(Object.keys(refusals(Parcel, { isInsured: 'yes' }))).toEqual(['isInsured']);
  });
});

describe('a field that only its siblings have', () => {
  test('is refused with the reason, whatever it holds', () => {
    const reason = { lid: ['must be left out: parcels have no lid'] };
    for (const lid of ['wood', null, 0, {}, []]) expect(refusals(Parcel, { lid })).toEqual(reason);
    expect(refusals(Parcel, {})).toEqual({});
  });

  test('is not documented', async () => {
    const { properties } = (await publishedSchemas(Parcel))['Parcel'] as { properties: object };
    expect(Object.keys(properties)).toEqual(['isInsured', 'insurer']);
  });
});

class Letters {
  @Uuid({ optional: true })
  id?: string;

  @Uuids({ optional: true, min: 1, max: 2 })
  ids?: string[];

  @Choices(['a', 'b'], { optional: true })
  choices?: string[];
}

describe('a list', () => {
  const id = '018f4e6a-7c1d-7a3b-8e2f-00000000000a';

  test('repeats nothing, ids not even in capital letters', () => {
    const repeated = ['must not repeat a value'];
    expect(refusals(Letters, { ids: [id, id.toUpperCase()] })).toEqual({ ids: repeated });
    expect(refusals(Letters, { choices: ['a', 'b', 'a'] })).toEqual({ choices: repeated });
    expect(refusals(Letters, { id: id.toUpperCase(), ids: [id], choices: ['b', 'a'] })).toEqual({});
  });

  test('tells how long it must be', () => {
    expect(refusals(Letters, { ids: [] })).toEqual({ ids: ['must have at least 1 item'] });
    expect(refusals(Letters, { ids: ['1', '2', '3'] })).toMatchObject({ ids: ['must have at most 2 items'] });
  });

  test('becomes small letters where it holds ids', () => {
    const given = plainToInstance(Letters, { id: id.toUpperCase(), ids: [id.toUpperCase(), 7] });
    expect(given).toEqual({ id, ids: [id, 7] });
  });
});
